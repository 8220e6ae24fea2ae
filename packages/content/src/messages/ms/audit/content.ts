import type { Translation } from "../../../translation.ts";
import type { content as english } from "../../en/audit/content.ts";

export const content: Translation<typeof english> = {
  title: {
    name: "Tajuk (title)",
    why: "Tajuk ialah baris biru dalam hasil carian, dan perkara pertama yang dibaca orang tentang halaman anda di situ.",
    mend: "Tulis satu tajuk yang menyatakan apa yang ditawarkan dan di mana, dengan perkataan penting di hadapan. Setiap halaman perlu tajuknya sendiri.",
    found: {
      missing: "Halaman ini tiada tajuk (title).",
      short: "Tajuk ini {{length}} aksara; dengan {{minimum}} atau lebih, orang tahu apa yang menanti.",
      long: "Tajuk ini {{length}} aksara; selepas kira-kira {{maximum}} ia dipotong dalam hasil carian.",
      several: "Halaman ini ada {{count}} tajuk (title). Enjin carian mengambil yang pertama.",
    },
  },
  description: {
    name: "Perihalan",
    why: "Perihalan kerap dipaparkan di bawah tajuk dalam hasil carian. Perihalan yang baik membawa lebih banyak klik.",
    mend: "Tulis satu atau dua ayat: apa yang ditawarkan, untuk siapa, di mana, dan sebab untuk mengeklik.",
    found: {
      missing: "Halaman ini tiada perihalan.",
      short:
        "Perihalan ini {{length}} aksara; mulai {{minimum}} aksara barulah ia memenuhi ruangnya dalam hasil carian.",
      long: "Perihalan ini {{length}} aksara; selepas kira-kira {{maximum}} ia dipotong.",
    },
  },
  oneH1: {
    name: "Satu tajuk utama dalam halaman",
    why: "Tajuk utama (h1) memberitahu pembaca dan enjin carian tentang apa halaman ini.",
    mend: "Beri halaman satu h1 yang menyatakan topiknya, dan jadikan tajuk lain h2 atau h3.",
    found: {
      missing: "Halaman ini tiada tajuk utama (h1).",
      empty: "Tajuk utama (h1) tidak mengandungi teks.",
      several: "Halaman ini ada {{count}} tajuk utama (h1).",
    },
  },
  imageAlt: {
    name: "Gambar ada teks alternatif",
    why: "Enjin carian dan orang yang tidak dapat melihat gambar membaca teks alternatifnya.",
    mend: 'Terangkan setiap gambar dengan beberapa patah kata dalam atribut alt. Gambar hiasan semata-mata diberi alt kosong: alt="".',
    found: {
      missing_one: "{{count}} daripada {{total}} gambar tiada teks alternatif.",
      missing_other: "{{count}} daripada {{total}} gambar tiada teks alternatif.",
    },
  },
  linkText: {
    name: "Teks pautan menyatakan tujuannya",
    why: '"Klik di sini" atau "read more" tidak memberitahu pembaca mahupun enjin carian apa yang ada di sebalik pautan itu.',
    mend: 'Nyatakan tujuannya dalam pautan itu sendiri: "Harga reka bentuk web kami" dan bukan "Klik di sini".',
    found: {
      vague_one: "{{count}} pautan tidak menyatakan ke mana ia membawa.",
      vague_other: "{{count}} pautan tidak menyatakan ke mana ia membawa.",
    },
  },
  lang: {
    name: "Bahasa halaman",
    why: "Bahasa yang dinyatakan membantu enjin carian memaparkan halaman kepada orang yang tepat, dan pembaca skrin menyebutnya dengan betul.",
    mend: 'Nyatakan bahasa teks itu: <html lang="ms"> bagi bahasa Melayu, "en" bagi bahasa Inggeris, "zh" bagi bahasa Cina, "ta" bagi bahasa Tamil.',
    found: {
      missing: "Halaman ini tidak menyatakan bahasanya.",
      invalid: '"{{code}}" bukan kod bahasa.',
      region: '"{{code}}" berakhir dengan kod negara yang tidak wujud. United Kingdom, misalnya, ialah GB.',
      different: 'Halaman ini menyatakan bahasanya "{{code}}", tetapi teksnya dalam bahasa {{language}}.',
    },
  },
  scripts: {
    name: "Teks ada tanpa skrip",
    why: "Google menjalankan skrip, tetapi lebih lewat daripada membaca halaman. Banyak enjin carian lain, pembantu AI dan pratonton pautan tidak menjalankannya.",
    mend: "Biar pelayan menghantar teks bersama-sama halaman, melalui pemaparan di pelayan atau prapemaparan.",
    mends: { redirect: "Gunakan lencongan pelayan (301), dan audit alamat yang ditujunya." },
    found: {
      shell:
        "Teks halaman ini muncul hanya selepas skripnya berjalan. Kami membacanya tanpa skrip, maka perkataan, tajuk, pautan dan gambarnya tidak disemak.",
      drawn:
        "Teks halaman ini muncul hanya selepas skripnya berjalan. Audit ini membacanya seperti yang dilukis oleh pelayar.",
      redirect:
        "Satu skrip membawa pelawat ke alamat lain. Kami membaca halaman tanpa skrip, maka tiada teks untuk disemak.",
    },
  },
  headingOrder: {
    name: "Tajuk mengikut aras",
    why: "Tajuk ialah senarai isi halaman. Apabila satu aras ditinggalkan, pembaca skrin dan enjin carian hilang punca.",
    mend: "Letakkan h3 hanya di bawah h2, dan h2 di bawah h1. Pilih saiz melalui gaya, bukan melalui aras.",
    found: { skipped_one: "{{count}} tajuk melangkau aras.", skipped_other: "{{count}} tajuk melangkau aras." },
  },
  emptyHeadings: {
    name: "Tajuk mengandungi teks",
    why: "Pembaca skrin menyebut tajuk kosong sebagai tajuk, tetapi tiada isinya.",
    mend: "Isi tajuk-tajuk ini atau buang sahaja.",
    found: { empty_one: "{{count}} tajuk tiada teks.", empty_other: "{{count}} tajuk tiada teks." },
  },
  textAmount: {
    name: "Teks yang mencukupi",
    why: "Halaman yang terlalu pendek menjawab sedikit soalan sahaja, dan enjin carian kurang bahan untuk menemuinya.",
    mend: "Jawab soalan pelanggan: apa yang ditawarkan, berapa harganya, berapa lama, di mana anda beroperasi. Panjang semata-mata bukan matlamat.",
    found: {
      little_one:
        "Halaman ini mengandungi kira-kira {{count}} patah kata. Kurang daripada {{least}} jarang mencukupi untuk menjawab satu soalan.",
      little_other:
        "Halaman ini mengandungi kira-kira {{count}} patah kata. Kurang daripada {{least}} jarang mencukupi untuk menjawab satu soalan.",
    },
  },
  placeholderText: {
    name: "Tiada teks pengisi",
    why: "Teks pengisi memberitahu pelawat bahawa halaman belum siap.",
    mend: "Gantikan teks itu dengan kata-kata anda sendiri, atau buang bloknya.",
    found: { present: "Teks pengisi masih ada pada halaman." },
  },
  descriptionRepeats: {
    name: "Perihalan berbeza daripada tajuk",
    why: "Mengulang perkataan yang sama membazirkan baris kedua hasil carian.",
    mend: "Biar perihalan menyatakan apa yang tidak sempat disebut dalam tajuk.",
    found: { same: "Perihalan mengulangi tajuk." },
  },
  linkNames: {
    name: "Pautan ada teks",
    why: "Pautan yang hanya berisi ikon tiada nama bagi enjin carian dan pembaca skrin.",
    mend: "Beri ikon itu teks alternatif, atau beri pautan itu aria-label.",
    found: { nameless_one: "{{count}} pautan tiada teks.", nameless_other: "{{count}} pautan tiada teks." },
  },
  internalLinks: {
    name: "Pautan ke halaman lain dalam laman ini",
    why: "Pelawat dan enjin carian menemui bahagian lain laman web anda melalui pautan pada halaman ini.",
    mend: "Buat pautan ke halaman yang berkaitan, contohnya halaman harga dan halaman hubungi kami.",
    found: { none: "Halaman ini tiada pautan ke halaman lain dalam laman web yang sama." },
  },
  imageSizes: {
    name: "Ruang gambar ditetapkan",
    why: "Tanpa lebar dan tinggi, teks melompat semasa gambar dimuatkan. Google mengukurnya sebagai anjakan susun atur.",
    mend: "Tulis width dan height pada setiap gambar; helaian gaya masih boleh mengecilkannya.",
    found: {
      unsized_one: "{{count}} daripada {{total}} gambar tiada lebar dan tinggi.",
      unsized_other: "{{count}} daripada {{total}} gambar tiada lebar dan tinggi.",
    },
  },
};
