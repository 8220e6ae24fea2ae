import type { Translation } from "../../../translation.ts";
import type { technical as english } from "../../en/audit/technical.ts";

export const technical: Translation<typeof english> = {
  https: {
    name: "Sambungan selamat",
    why: "Pelayar menanda halaman tanpa https sebagai tidak selamat, dan Google mengutamakan yang selamat.",
    mend: "Dapatkan sijil (kebanyakan penyedia hos memberinya percuma) dan lencongkan semua alamat ke https.",
    found: { plain: "Halaman ini dihantar tanpa https." },
  },
  viewport: {
    name: "Sesuai untuk telefon",
    why: "Kebanyakan pelawat di Malaysia datang melalui telefon, dan Google menilai halaman versi telefon.",
    mend: 'Letakkan <meta name="viewport" content="width=device-width, initial-scale=1"> dalam head, dan benarkan orang mengezum.',
    found: {
      missing: "Halaman ini tidak menyesuaikan diri dengan lebar telefon.",
      fixed: "Halaman ini menetapkan lebarnya pada {{width}} piksel, tidak kira saiz skrin.",
      zoom: "Halaman ini menghalang orang daripada mengezum.",
    },
  },
  redirects: {
    name: "Sedikit lencongan sahaja",
    why: "Setiap lencongan memakan masa sebelum apa-apa kelihatan, lebih-lebih lagi dalam rangkaian mudah alih.",
    mend: "Lencongkan terus ke alamat terakhir, dan gunakan alamat itu dalam pautan dan iklan.",
    found: {
      some: "Perlu {{number}} lencongan untuk sampai ke halaman ini.",
      many: "Perlu {{number}} lencongan untuk sampai ke halaman ini.",
    },
  },
  sitemap: {
    name: "Peta laman",
    why: "Peta laman menyenaraikan halaman anda, supaya enjin carian lebih cepat menemui halaman yang baharu.",
    mend: "Biar sistem laman web anda membuat sitemap.xml, sebutkannya dalam robots.txt dan serahkan kepada Google Search Console.",
    mends: {
      broken:
        "Biar sistem laman web anda membuat peta laman semula. Ia menyenaraikan alamat penuh yang bermula dengan https://, setiap satunya dalam <loc> di dalam <url>.",
      partly: "Buang peta laman yang ditunjukkan daripada robots.txt, atau kembalikan failnya.",
    },
    found: {
      missing: "Tiada peta laman ditemui (jawapan {{status}}).",
      broken: "Tiada peta laman yang boleh dibaca di alamat itu.",
      partly_one: "{{count}} daripada {{total}} peta laman yang disebut dalam robots.txt tidak dapat dibaca.",
      partly_other: "{{count}} daripada {{total}} peta laman yang disebut dalam robots.txt tidak dapat dibaca.",
    },
  },
  firstByte: {
    name: "Pelayan menjawab dengan pantas",
    why: "Tiada apa-apa kelihatan sebelum bait pertama tiba. Diukur sekali dari pelayan kami; masa pelawat anda berbeza.",
    mend: "Hidupkan cache halaman, minta penyedia hos pelayan yang dekat dengan pelanggan anda, dan buang pemalam yang tidak perlu.",
    found: {
      slow: "Bait pertama tiba selepas {{milliseconds}} ms; sehingga {{quick}} ms adalah baik.",
      verySlow: "Bait pertama tiba selepas {{milliseconds}} ms; sehingga {{quick}} ms adalah baik.",
    },
  },
  sitemapLists: {
    name: "Peta laman menyenaraikan halaman ini",
    why: "Halaman yang tiada dalam peta laman lebih lambat ditemui.",
    mend: "Tambah alamat halaman ini dalam peta laman, ditulis tepat seperti dalam pautan kanoniknya.",
    found: {
      absent_one: "Peta laman menyenaraikan {{count}} alamat, dan itu bukan alamat halaman ini.",
      absent_other: "Halaman ini tiada antara {{count}} alamat dalam peta laman.",
    },
  },
  sitemapInRobots: {
    name: "robots.txt menyebut peta laman",
    why: "Enjin carian melihat di situ, termasuk yang tidak pernah menerima peta laman daripada anda.",
    mend: "Tambah baris yang ditunjukkan dalam robots.txt.",
    found: { unnamed: "robots.txt tidak menyebut peta laman." },
  },
  httpToHttps: {
    name: "http membawa ke https",
    why: "Pautan lama dan alamat yang ditaip bermula dengan http. Tanpa lencongan, orang kekal di halaman yang tidak selamat, dan enjin carian melihat dua laman.",
    mend: "Biar pelayan melencongkan setiap alamat http ke https dengan 301.",
    found: { stays: "Halaman ini masih boleh dibuka tanpa https." },
  },
  hsts: {
    name: "Pelayar diberitahu supaya kekal di https",
    why: "Dengan pengepala Strict-Transport-Security, pelayar tidak lagi mencuba alamat yang tidak selamat.",
    mend: "Setelah seluruh laman berfungsi dengan https, hantar Strict-Transport-Security: max-age=31536000.",
    found: { missing: "Pelayan tidak memberitahu pelayar supaya kekal di https." },
  },
  mixedContent: {
    name: "Semua bahagian selamat",
    why: "Pelayar menyekat atau memberi amaran tentang bahagian yang datang tanpa https.",
    mend: "Tukar alamat-alamat ini kepada https.",
    found: {
      plain_one: "{{count}} bahagian halaman dimuatkan tanpa https.",
      plain_other: "{{count}} bahagian halaman dimuatkan tanpa https.",
    },
  },
  temporaryRedirects: {
    name: "Lencongan adalah kekal",
    why: "Dengan lencongan sementara, enjin carian mengekalkan alamat lama untuk tempoh yang lebih panjang.",
    mend: "Gunakan status 301 atau 308 apabila alamat sudah berpindah untuk selamanya.",
    found: {
      temporary_one: "{{count}} lencongan sebelum sampai ke halaman adalah sementara.",
      temporary_other: "{{count}} lencongan sebelum sampai ke halaman adalah sementara.",
    },
  },
  charset: {
    name: "Pengekodan",
    why: "Tanpa pengekodan yang dinyatakan, huruf seperti é boleh bertukar menjadi simbol yang tidak dapat dibaca.",
    mend: 'Letakkan <meta charset="utf-8"> di permulaan head, jika halaman itu disimpan sebagai UTF-8.',
    mends: {
      other:
        "Jika hurufnya kelihatan betul dalam pelayar, perkara ini boleh ditangguhkan. Untuk beralih kepada UTF-8, simpan teksnya sebagai UTF-8 dahulu, barulah tukar apa yang dinyatakan oleh pengepala dan halaman. Menukar label sahaja menjadikan teks tidak dapat dibaca.",
    },
    found: {
      missing: "Halaman ini tidak menyatakan pengekodannya, atau menyatakannya terlalu lewat.",
      other: "Halaman ini dikodkan sebagai {{charset}} dan bukan UTF-8.",
    },
  },
  doctype: {
    name: "Jenis dokumen",
    why: "Tanpanya, pelayar memaparkan halaman seperti dua puluh tahun lalu.",
    mend: "Mulakan halaman dengan <!doctype html>.",
    found: { missing: "Halaman ini tidak bermula dengan <!doctype html>." },
  },
  compression: {
    name: "Dimampatkan semasa dihantar",
    why: "Teks yang dimampatkan tinggal kira-kira suku saiznya, dan itu terasa dalam rangkaian mudah alih.",
    mend: "Hidupkan gzip atau Brotli pada hos atau CDN anda.",
    found: {
      missing: "HTML sebesar {{kilobytes}} kB dihantar tanpa mampatan.",
      missingHuge: "HTML yang melebihi 2 MB dihantar tanpa mampatan.",
    },
  },
  pageWeight: {
    name: "HTML tidak terlalu berat",
    why: "Telefon perlu memuatkan dan membaca semuanya sebelum halaman boleh digunakan.",
    mend: "Pindahkan data dan gambar yang berada di dalam HTML ke fail sendiri, dan paparkan senarai panjang halaman demi halaman.",
    found: {
      heavy: "HTML sahaja seberat {{kilobytes}} kB.",
      huge: "HTML sahaja melebihi 2 MB. Kami membaca 2 MB yang pertama.",
    },
  },
  address: {
    name: "Alamat yang mudah dibaca",
    why: "Orang membaca alamat dalam hasil carian sebelum mengeklik, dan menyalinnya kepada orang lain.",
    mend: "Gunakan perkataan pendek berhuruf kecil dengan tanda sempang, seperti /services/web-design. Lencongkan alamat lama ke alamat baharu.",
    found: {
      underscores: "Alamat ini memisahkan perkataan dengan garis bawah; enjin carian mengutamakan tanda sempang.",
      capitals: "Alamat ini ada huruf besar, yang mudah tersalah taip.",
      long: "Alamat ini {{length}} aksara panjangnya selepas nama domain.",
      session: "Alamat ini mengandungi nombor sesi, maka setiap pelawat mendapat alamat yang berbeza.",
    },
  },
  favicon: {
    name: "Ikon",
    why: "Ikon kecil itu muncul di sebelah nama anda dalam hasil carian dan pada tab pelayar.",
    mend: 'Tambah <link rel="icon"> dengan gambar segi empat sama sekurang-kurangnya 48 piksel.',
    found: { missing: "Halaman ini tidak menyatakan ikonnya." },
  },
};
