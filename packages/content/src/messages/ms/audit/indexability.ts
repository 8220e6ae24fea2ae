import type { Translation } from "../../../translation.ts";
import type { indexability as english } from "../../en/audit/indexability.ts";

export const indexability: Translation<typeof english> = {
  noindex: {
    name: "Enjin carian boleh memaparkan halaman",
    why: "Halaman yang bertanda noindex hilang daripada Google, walau sebaik mana pun isinya.",
    mend: 'Buang noindex daripada tag robots halaman atau daripada pengepala x-robots-tag pelayan. Dalam WordPress, nyahtanda kotak "Discourage search engines" di bawah Settings, Reading.',
    found: {
      meta: "Tag robots dalam halaman melarang enjin carian memaparkannya.",
      header: "Pengepala x-robots-tag daripada pelayan melarang enjin carian memaparkan halaman ini.",
    },
  },
  status: {
    name: "Halaman menjawab dengan betul",
    why: "Enjin carian menggugurkan halaman yang menjawab dengan ralat.",
    mend: "Buka alamat itu dalam tetingkap peribadi. Jika anda juga nampak ralat, baiki halamannya atau lencongkan alamat itu ke alamat yang betul. Jika halamannya terbuka, tanya penyedia hos sama ada tembok apinya menyekat pelawat automatik seperti enjin carian.",
    found: {
      error: "Pelayan menjawab dengan ralat {{status}}.",
      refused: "Pelayan menolak semakan kami dengan ralat {{status}}. Pelawat mungkin masih dapat membuka halaman ini.",
    },
  },
  robotsTxt: {
    name: "robots.txt membenarkan enjin carian masuk",
    why: "Enjin carian membaca robots.txt dahulu. Apa yang disekat di situ tidak dibacanya, dan baris yang tidak difahami diabaikan.",
    mend: 'Buang atau betulkan baris yang ditunjukkan. Setiap peraturan terletak di bawah baris "User-agent:", dan laluannya bermula dengan garis condong.',
    found: {
      blocked: "Baris {{line}} dalam robots.txt menghalang Google daripada membaca halaman ini.",
      broken:
        "robots.txt menjawab dengan ralat {{status}}. Selagi belum dibaiki, Google mungkin berhenti membaca seluruh laman web.",
      mistakes:
        "Baris dalam robots.txt yang tidak difahami enjin carian: {{number}}. Yang pertama ialah baris {{line}}.",
    },
  },
  canonical: {
    name: "Pautan kanonik betul",
    why: "Pautan kanonik menyatakan alamat yang patut ditemui dalam carian. Jika salah, kedudukan halaman pergi ke tempat lain atau pautan itu diabaikan.",
    mend: "Simpan satu pautan kanonik sahaja dalam head, dengan alamat penuh halaman ini sendiri termasuk https://.",
    found: {
      invalid: "Pautan kanonik tidak mengandungi alamat yang boleh dibaca.",
      relative: "Pautan kanonik hanya sebahagian daripada alamat.",
      several: "Halaman ini menyatakan {{number}} alamat kanonik yang berlainan.",
      otherLanguage: "Pautan kanonik menunjuk ke halaman dalam bahasa lain.",
      home: "Pautan kanonik menunjuk ke halaman utama, bukan ke halaman ini.",
      elsewhere: "Pautan kanonik menunjuk ke laman web lain, {{host}}.",
    },
  },
  canonicalStated: {
    name: "Ada pautan kanonik",
    why: "Satu halaman kerap boleh dibuka melalui beberapa alamat: dengan www atau tanpanya, atau dengan parameter penjejakan. Pautan kanonik menentukan alamat mana yang dikira.",
    mend: 'Tambah <link rel="canonical"> dengan alamat penuh halaman ini dalam head.',
    found: { missing: "Halaman ini tidak menyatakan alamat kanonik." },
  },
  nofollow: {
    name: "Enjin carian boleh mengikut pautan",
    why: "Dengan nofollow, enjin carian tidak menggunakan pautan pada halaman, maka halaman di sebaliknya lambat ditemui atau tidak ditemui langsung.",
    mend: "Buang nofollow daripada peraturan robots, kecuali memang itu niat anda.",
    found: {
      meta: "Tag robots menyuruh enjin carian tidak mengikut pautan pada halaman ini.",
      header: "Pengepala x-robots-tag menyuruh enjin carian tidak mengikut pautan pada halaman ini.",
    },
  },
  snippetLimits: {
    name: "Hasil carian boleh memetik halaman",
    why: "Hasil carian tanpa teks di bawah tajuknya kurang diklik.",
    mend: "Buang nosnippet, max-snippet:0 atau unavailable_after daripada peraturan robots, kecuali memang itu niat anda.",
    found: {
      limited: "Satu peraturan robots melarang enjin carian memetik halaman ini.",
      expires: "Satu peraturan robots mengeluarkan halaman ini daripada hasil carian selepas tarikh tertentu.",
    },
  },
  metaRefresh: {
    name: "Tiada tag refresh dalam halaman",
    why: "Lencongan di dalam halaman lebih perlahan daripada lencongan pelayan, mengejutkan pelawat, dan boleh disalah tafsir oleh enjin carian.",
    mend: "Gunakan lencongan pelayan (301), dan buang tag refresh itu.",
    found: { present: "Halaman ini memuat semula atau berpindah melalui tag refresh." },
  },
  crawlableAnchors: {
    name: "Pautan boleh diikut",
    why: "Enjin carian menemui halaman dengan mengikut elemen <a> yang ada alamat dalam href. Pautan yang hanya berfungsi melalui skrip tidak membawanya ke mana-mana.",
    mend: "Beri setiap pautan alamat yang ditujunya. Jika ia melakukan sesuatu dan bukan membawa ke sesuatu tempat, gunakan <button>.",
    found: { unreadable: "Pautan yang tidak dapat diikut oleh enjin carian: {{number}}." },
  },
};
