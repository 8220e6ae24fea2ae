import type { Translation } from "../../../translation.ts";
import type { indexability as english } from "../../en/audit/indexability.ts";

export const indexability: Translation<typeof english> = {
  noindex: {
    name: "Enjin carian boleh memaparkan halaman",
    why: "Halaman yang bertanda noindex hilang daripada Google, walau sebaik mana pun isinya.",
    mend: 'Buang noindex daripada tag robots halaman atau daripada pengepala x-robots-tag pelayan. Dalam WordPress, nyahtanda kotak "Discourage search engines" di bawah Settings, Reading.',
    mends: {
      expired: "Buang unavailable_after daripada peraturan robots, atau beri tarikh yang lebih lewat.",
      body: "Jika halaman ini boleh ditemui, buang tag itu. Jika tidak, letakkan tag itu dalam head.",
      unclear:
        'Jika halaman ini boleh ditemui, buang noindex daripada peraturan itu. Jika tidak, tulis satu tag bagi setiap perangkak dan pisahkan peraturan dengan koma: <meta name="robots" content="noindex, nofollow">.',
    },
    found: {
      meta: "Tag robots dalam halaman melarang enjin carian memaparkannya.",
      header: "Pengepala x-robots-tag daripada pelayan melarang enjin carian memaparkan halaman ini.",
      expired: "Satu peraturan robots mengeluarkan halaman ini daripada hasil carian selepas tarikh yang sudah lepas.",
      body: "Satu tag robots di luar head menyatakan noindex. Google mungkin tetap mematuhinya.",
      unclear:
        "Satu peraturan robots menyatakan noindex dalam bentuk yang tidak didokumenkan oleh Google. Google mungkin tetap mematuhinya.",
    },
  },
  status: {
    name: "Halaman menjawab dengan betul",
    why: "Enjin carian menyenaraikan halaman yang menjawab dengan status 200, bukan lencongan yang tiada tujuan.",
    mend: "Biar alamat itu menjawab dengan status 200, atau nyatakan tujuan lencongan dalam pengepala Location.",
    found: { lost: "Pelayan menjawab dengan lencongan {{status}} tetapi tidak menyatakan ke mana ia membawa." },
  },
  robotsTxt: {
    name: "robots.txt membenarkan enjin carian masuk",
    why: "Enjin carian membaca robots.txt dahulu. Apa yang disekat di situ tidak dibacanya, dan baris yang tidak difahami diabaikan.",
    mend: 'Buang atau betulkan baris yang ditunjukkan. Setiap peraturan terletak di bawah baris "User-agent:", dan laluannya bermula dengan garis condong. Peta laman perlu alamat penuh.',
    mends: {
      blocked:
        "Buang baris yang ditunjukkan, atau tambah baris Allow yang lebih panjang dan sepadan dengan halaman ini.",
      broken: "Biar pelayan menjawab robots.txt dengan status 200, atau dengan 404 jika tiada peraturan.",
      html: "Letakkan fail teks biasa di /robots.txt, atau biar pelayan menjawab dengan 404 jika tiada peraturan.",
      encoding: "Simpan robots.txt sebagai teks biasa dalam UTF-8.",
    },
    found: {
      blocked: "Baris {{line}} dalam robots.txt menghalang Google daripada membaca halaman ini.",
      broken:
        "robots.txt menjawab dengan ralat {{status}}. Selagi belum dibaiki, Google mungkin berhenti membaca seluruh laman web.",
      html: "robots.txt ialah halaman web dan bukan fail teks, maka enjin carian tidak menemui sebarang peraturan di dalamnya.",
      encoding: "robots.txt tidak disimpan sebagai UTF-8, maka enjin carian tidak dapat membacanya.",
      mistakes_one: "Google tidak memahami {{count}} baris dalam robots.txt, iaitu baris {{line}}.",
      mistakes_other: "Google tidak memahami {{count}} baris dalam robots.txt. Yang pertama ialah baris {{line}}.",
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
    why: "Lencongan di dalam halaman lebih perlahan daripada lencongan pelayan dan mengejutkan pelawat.",
    mend: "Gunakan lencongan pelayan (301), dan buang tag refresh itu.",
    found: { present: "Halaman ini memuat semula atau berpindah melalui tag refresh." },
  },
  crawlableAnchors: {
    name: "Pautan boleh diikut",
    why: "Enjin carian menemui halaman dengan mengikut elemen <a> yang ada alamat dalam href. Pautan yang hanya berfungsi melalui skrip tidak membawanya ke mana-mana.",
    mend: "Beri setiap pautan alamat yang ditujunya. Jika ia melakukan sesuatu dan bukan membawa ke sesuatu tempat, gunakan <button>.",
    found: {
      unreadable_one: "Enjin carian tidak dapat mengikut {{count}} pautan.",
      unreadable_other: "Enjin carian tidak dapat mengikut {{count}} pautan.",
    },
  },
};
