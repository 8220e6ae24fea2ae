import type { Translation } from "../../translation.ts";
import type { mailCheck as english } from "../en/mail-check.ts";

export const mailCheck: Translation<typeof english> = {
  heading: "Adakah e-mel anda dikenali sebagai milik anda?",
  lead: "Perkhidmatan e-mel menilai melalui lima rekod DNS sama ada e-mel daripada {{from}} benar-benar milik anda. Semakan ini mencari rekod itu dan menyatakan apa yang tiada.",
  selector: "Pemilih DKIM",
  selectorHint: "Perkhidmatan e-mel anda menyatakannya. Biarkan kosong jika anda menampal pengepala di bawah.",
  headers: "Pengepala e-mel yang sudah sampai",
  headersHint:
    "Hantar e-mel ujian kepada diri sendiri, buka e-mel itu, pilih “Tunjukkan asal” atau “Lihat sumber”, dan tampal semuanya di sini.",
  check: "Cari rekod",
  checking: "Mencari…",
  failed: "Rekod tidak dapat dicari: {{message}}",
  mood: { good: "Baik", unsure: "Lihat ini", bad: "Ubah ini" },
  names: {
    spf: "SPF (siapa boleh menghantar)",
    dkim: "DKIM (tandatangan)",
    dmarc: "DMARC (tindakan terhadap e-mel palsu)",
    alignment: "Penjajaran (semuanya tentang domain yang sama)",
    ptr: "Nama pelayan penghantar",
  },
  found: {
    spf: {
      pass: "{{domain}} membenarkan {{ip}} menghantar.",
      missing:
        "{{domain}} tiada rekod SPF. Tambah rekod TXT di situ, misalnya “v=spf1 include:… ~all”. Perkhidmatan e-mel anda menyatakan apa yang perlu disertakan.",
      several: "{{domain}} mempunyai lebih daripada satu rekod SPF, jadi tiada yang dikira. Gabungkan menjadi satu.",
      open: "Rekod SPF {{domain}} berakhir dengan “+all”, jadi sesiapa pun boleh menghantar. Tulis “~all”.",
      refused:
        "Rekod SPF {{domain}} tidak membenarkan {{ip}} menghantar. Tambah apa yang dinyatakan oleh perkhidmatan e-mel anda.",
      unsure:
        "{{domain}} mempunyai rekod SPF. Sama ada rekod itu meliputi perkhidmatan e-mel anda hanya dapat dilihat pada e-mel yang sudah sampai: tampal pengepalanya.",
      error: "Pelayan nama tidak menjawab. Cuba lagi sebentar nanti.",
    },
    dkim: {
      pass: "Kunci di {{name}} ada ({{bits}} bit).",
      missing: "Tiada kunci di {{name}}. Tambah rekod TXT atau CNAME yang ditunjukkan oleh perkhidmatan e-mel anda.",
      invalid:
        "Rekod di {{name}} tiada kunci yang boleh digunakan. Salin semula daripada perkhidmatan e-mel anda, tanpa terputus.",
      weak: "Kunci di {{name}} hanya {{bits}} bit, terlalu pendek. Gunakan 2048.",
      unsigned: "E-mel itu tidak ditandatangani. Hidupkan DKIM bagi {{domain}} pada perkhidmatan e-mel anda.",
      unknown: "Berikan pemilih, atau tampal pengepala e-mel yang sudah sampai.",
      error: "Pelayan nama tidak menjawab. Cuba lagi sebentar nanti.",
    },
    dmarc: {
      pass: "Dasar {{domain}} terhadap e-mel palsu: {{policy}}.",
      watching:
        "{{domain}} hanya memerhati (p=none). Apabila SPF dan DKIM sudah baik selama beberapa minggu, tulis p=quarantine.",
      missing: "{{domain}} tiada rekod DMARC. Tambah rekod TXT di _dmarc.{{domain}}: “v=DMARC1; p=none”.",
      error: "Pelayan nama tidak menjawab. Cuba lagi sebentar nanti.",
    },
    alignment: {
      pass: "{{by}} tergolong dalam domain penghantar {{domain}}.",
      failed:
        "E-mel itu dihantar atau ditandatangani bagi {{signed}}, bukan bagi {{domain}}. Sediakan domain anda sendiri pada perkhidmatan e-mel anda.",
      unknown: "Ini hanya dapat dilihat pada e-mel yang sudah sampai: tampal pengepalanya.",
      error: "Pelayan nama tidak menjawab. Cuba lagi sebentar nanti.",
    },
    ptr: {
      pass: "{{ip}} bernama {{name}}, dan nama itu menunjuk kembali kepadanya.",
      missing: "{{ip}} tiada nama. Pihak yang memberikan alamat itu boleh menetapkannya (PTR).",
      mismatch: "{{ip}} bernama {{name}}, tetapi nama itu menunjuk ke tempat lain. Samakan kedua-duanya.",
      unknown: "Pelayan penghantar belum diketahui: tampal pengepala e-mel yang sudah sampai.",
      error: "Pelayan nama tidak menjawab. Cuba lagi sebentar nanti.",
    },
  },
};
