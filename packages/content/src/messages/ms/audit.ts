import type { Translation } from "../../translation.ts";
import type { audit as english } from "../en/audit.ts";

export const audit: Translation<typeof english> = {
  unknown: "Perkara ini tidak dapat disemak kali ini. Ia tidak menjejaskan skor halaman.",
  capped: {
    noindex: "Halaman ini menyuruh enjin carian mengetepikannya, maka skornya tidak boleh melebihi {{cap}}.",
    status: "Halaman ini menjawab dengan ralat, maka skornya tidak boleh melebihi {{cap}}.",
  },
  categories: {
    indexability: "Boleh ditemui",
    content: "Kandungan",
    technical: "Teknikal",
    sharing: "Perkongsian dan data berstruktur",
    international: "Bahasa",
  },
  checks: {
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
        refused:
          "Pelayan menolak semakan kami dengan ralat {{status}}. Pelawat mungkin masih dapat membuka halaman ini.",
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
    title: {
      name: "Tajuk",
      why: "Tajuk ialah baris biru dalam hasil carian, dan perkara pertama yang dibaca orang tentang halaman anda di situ.",
      mend: "Tulis satu tajuk yang menyatakan apa yang ditawarkan dan di mana, dengan perkataan penting di hadapan. Setiap halaman perlu tajuknya sendiri.",
      found: {
        missing: "Halaman ini tiada tajuk.",
        short: "Tajuk ini {{length}} aksara; dengan {{minimum}} atau lebih, orang tahu apa yang menanti.",
        long: "Tajuk ini {{length}} aksara; selepas kira-kira {{maximum}} ia dipotong dalam hasil carian.",
        several: "Halaman ini ada {{number}} tajuk. Enjin carian mengambil yang pertama.",
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
        several: "Halaman ini ada {{number}} tajuk utama (h1).",
      },
    },
    imageAlt: {
      name: "Gambar ada teks alternatif",
      why: "Enjin carian dan orang yang tidak dapat melihat gambar membaca teks alternatifnya.",
      mend: 'Terangkan setiap gambar dengan beberapa patah kata dalam atribut alt. Gambar hiasan semata-mata diberi alt kosong: alt="".',
      found: { missing: "Gambar tanpa teks alternatif: {{number}} daripada {{total}}." },
    },
    linkText: {
      name: "Teks pautan menyatakan tujuannya",
      why: '"Klik di sini" atau "read more" tidak memberitahu pembaca mahupun enjin carian apa yang ada di sebalik pautan itu.',
      mend: 'Nyatakan tujuannya dalam pautan itu sendiri: "Harga reka bentuk web kami" dan bukan "Klik di sini".',
      found: { vague: "Pautan yang teksnya tidak menyatakan ke mana ia menuju: {{number}}." },
    },
    lang: {
      name: "Bahasa halaman",
      why: "Bahasa yang dinyatakan membantu enjin carian memaparkan halaman kepada orang yang tepat, dan pembaca skrin menyebutnya dengan betul.",
      mend: 'Nyatakan bahasa teks itu: <html lang="ms"> bagi bahasa Melayu, <html lang="en"> bagi bahasa Inggeris.',
      found: {
        missing: "Halaman ini tidak menyatakan bahasanya.",
        invalid: '"{{code}}" bukan kod bahasa.',
        region: '"{{code}}" berakhir dengan kod negara yang tidak wujud. United Kingdom, misalnya, ialah GB.',
        english: 'Halaman ini menyatakan bahasanya "{{code}}", tetapi teksnya dalam bahasa Inggeris.',
        malay: 'Halaman ini menyatakan bahasanya "{{code}}", tetapi teksnya dalam bahasa Melayu.',
      },
    },
    headingOrder: {
      name: "Tajuk mengikut aras",
      why: "Tajuk ialah senarai isi halaman. Apabila satu aras ditinggalkan, pembaca skrin dan enjin carian hilang punca.",
      mend: "Letakkan h3 hanya di bawah h2, dan h2 di bawah h1. Pilih saiz melalui gaya, bukan melalui aras.",
      found: { skipped: "Tajuk yang melangkau aras: {{number}}." },
    },
    emptyHeadings: {
      name: "Tajuk mengandungi teks",
      why: "Pembaca skrin menyebut tajuk kosong sebagai tajuk, tetapi tiada isinya.",
      mend: "Isi tajuk-tajuk ini atau buang sahaja.",
      found: { empty: "Tajuk kosong: {{number}}." },
    },
    textAmount: {
      name: "Teks yang mencukupi",
      why: "Halaman yang terlalu pendek menjawab sedikit soalan sahaja, dan enjin carian kurang bahan untuk menemuinya.",
      mend: "Jawab soalan pelanggan: apa yang ditawarkan, berapa harganya, berapa lama, di mana anda beroperasi. Panjang semata-mata bukan matlamat.",
      found: {
        little:
          "Halaman ini mengandungi kira-kira {{words}} patah kata. Kurang daripada {{least}} jarang mencukupi untuk menjawab satu soalan.",
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
      found: { nameless: "Pautan tanpa sebarang teks: {{number}}." },
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
      found: { unsized: "Gambar tanpa lebar dan tinggi: {{number}} daripada {{total}}." },
    },
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
      found: {
        missing: "Tiada peta laman ditemui (jawapan {{status}}).",
        broken: "Tiada peta laman yang boleh dibaca di alamat itu.",
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
      found: { absent: "Halaman ini tiada antara {{number}} alamat dalam peta laman." },
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
      found: { plain: "Bahagian halaman yang dimuatkan tanpa https: {{number}}." },
    },
    temporaryRedirects: {
      name: "Lencongan adalah kekal",
      why: "Dengan lencongan sementara, enjin carian mengekalkan alamat lama untuk tempoh yang lebih panjang.",
      mend: "Gunakan status 301 atau 308 apabila alamat sudah berpindah untuk selamanya.",
      found: { temporary: "Lencongan sementara sebelum sampai ke halaman: {{number}}." },
    },
    charset: {
      name: "Pengekodan",
      why: "Tanpa pengekodan yang dinyatakan, huruf seperti é boleh bertukar menjadi simbol yang tidak dapat dibaca.",
      mend: 'Letakkan <meta charset="utf-8"> di permulaan head.',
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
      found: { missing: "HTML sebesar {{kilobytes}} kB dihantar tanpa mampatan." },
    },
    pageWeight: {
      name: "HTML tidak terlalu berat",
      why: "Telefon perlu memuatkan dan membaca semuanya sebelum halaman boleh digunakan.",
      mend: "Pindahkan data dan gambar yang berada di dalam HTML ke fail sendiri, dan paparkan senarai panjang halaman demi halaman.",
      found: { heavy: "HTML sahaja seberat {{kilobytes}} kB." },
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
    jsonLd: {
      name: "Data berstruktur",
      why: "Data berstruktur (JSON-LD) memberitahu enjin carian apa yang anda tawarkan, di mana dan bila: waktu operasi, harga, artikel. Data inilah yang menghasilkan paparan istimewa dalam hasil carian.",
      mend: "Terangkan perniagaan anda dengan schema.org dalam skrip berjenis application/ld+json, dan ujinya dengan Rich Results Test daripada Google.",
      found: {
        unreadable: "Blok data berstruktur yang bukan JSON yang sah: {{number}}.",
        foreign: "Blok data berstruktur yang tidak menyatakan schema.org sebagai kosa katanya: {{number}}.",
        untyped: "Data berstruktur ini tidak menyatakan apa yang diterangkannya: jenisnya tiada.",
        incomplete:
          'Enjin carian memerlukan lebih banyak maklumat dalam data berstruktur. Yang tiada: {{number}}, pertama "{{property}}" bagi {{type}}.',
        missing: "Halaman ini tiada data berstruktur.",
      },
    },
    openGraph: {
      name: "Pratonton semasa dikongsi",
      why: "Tag Open Graph menentukan tajuk dan gambar yang dipaparkan WhatsApp dan Facebook apabila halaman dikongsi.",
      mend: "Tambah og:title, og:type, og:url dan og:image; gambarnya dengan alamat penuh dan bersaiz 1200 kali 630 piksel.",
      found: {
        missing: "Halaman ini tiada tag Open Graph.",
        incomplete: "Tag Open Graph yang tiada: {{names}}.",
        relative: "Gambar pratonton tidak disebut dengan alamat penuh.",
      },
    },
    openGraphDescription: {
      name: "Teks pratonton",
      why: "WhatsApp dan Facebook memaparkannya di bawah tajuk pratonton.",
      mend: "Tambah og:description dengan satu ayat.",
      found: { missing: "Tiada teks untuk pratonton (og:description)." },
    },
    openGraphAddress: {
      name: "Pratonton membawa ke alamat yang betul",
      why: "Perkongsian dan tanda suka dikira bagi alamat dalam og:url.",
      mend: "Tulis alamat kanonik halaman dalam og:url.",
      found: { different: "og:url menyatakan alamat yang lain daripada alamat halaman ini." },
    },
    openGraphLocale: {
      name: "Pratonton dalam bahasa yang betul",
      why: "Jika dua maklumat bahasa berbeza, tiada siapa tahu yang mana satu dikira.",
      mend: "Padankan og:locale dengan bahasa halaman: ms_MY atau en_MY.",
      found: { different: "og:locale menyatakan bahasa yang lain daripada halaman ini." },
    },
    twitterCard: {
      name: "Pratonton di X",
      why: "Tanpa tag ini, X memaparkan pautan kosong atau gambar kecil.",
      mend: 'Tambah <meta name="twitter:card" content="summary_large_image">.',
      found: { missing: "Tag untuk pratonton di X tiada." },
    },
    localBusiness: {
      name: "Butiran perniagaan",
      why: "Nombor telefon, waktu operasi dan lokasi membantu orang berdekatan menemui dan menghubungi anda.",
      mend: "Tambah sifat yang tiada dalam data berstruktur perniagaan anda.",
      found: { incomplete: "Data berstruktur perniagaan ini meninggalkan: {{names}}." },
    },
    phoneLink: {
      name: "Telefon atau WhatsApp dengan satu sentuhan",
      why: "Di telefon, orang mahu menyentuh nombor dan bukan menyalinnya.",
      mend: "Pautkan nombor anda dengan tel: atau dengan https://wa.me/ diikuti nombornya.",
      found: { missing: "Tiada nombor telefon atau pautan WhatsApp yang boleh disentuh." },
    },
    hreflang: {
      name: "Terjemahan saling merujuk",
      why: "hreflang memberitahu enjin carian halaman mana untuk bahasa mana. Ia hanya dikira jika kodnya betul dan setiap halaman merujuk yang lain.",
      mend: "Beri setiap versi bahasa senarai pautan hreflang yang sama, dengan alamat penuh dan kod yang sah seperti ms, en atau en-MY, termasuk halaman itu sendiri.",
      found: {
        code: '"{{code}}" bukan kod bahasa.',
        address: "Pautan hreflang tanpa alamat penuh: {{number}}.",
        region: '"{{code}}" berakhir dengan kod negara yang tidak wujud.',
        oneWay: "Terjemahan yang disemak tidak merujuk kembali kepada halaman ini.",
        partly:
          "Daripada {{checked}} terjemahan yang disemak, yang tidak merujuk kembali kepada halaman ini: {{number}}.",
      },
    },
    hreflangSelf: {
      name: "Halaman merujuk dirinya sendiri",
      why: "Google meminta setiap halaman berada dalam senarai terjemahannya sendiri.",
      mend: "Tambah pautan hreflang dengan bahasa dan alamat halaman ini sendiri.",
      found: { missing: "Halaman ini tiada dalam senarai terjemahannya sendiri." },
    },
    hreflangDefault: {
      name: "Versi untuk pelawat lain",
      why: "x-default menentukan versi yang diberikan kepada orang yang bahasanya tiada dalam senarai.",
      mend: 'Tambah hreflang="x-default" dengan versi yang sesuai untuk kebanyakan orang.',
      found: { missing: "Tiada versi ditetapkan untuk pelawat lain (x-default)." },
    },
    hreflangTwice: {
      name: "Satu alamat bagi setiap bahasa",
      why: "Dua alamat bagi satu bahasa saling bercanggah.",
      mend: "Simpan satu alamat bagi setiap kod.",
      found: { twice: '"{{code}}" membawa ke dua alamat yang berlainan.' },
    },
    contentLanguage: {
      name: "Pelayan dan halaman sepakat tentang bahasa",
      why: "Jika dua maklumat bahasa berbeza, tiada siapa tahu yang mana satu dikira.",
      mend: "Biar pengepala Content-Language menyatakan bahasa halaman, atau buang sahaja.",
      found: { different: "Pengepala Content-Language menyatakan bahasa yang lain daripada halaman ini." },
    },
  },
  notification: {
    subject: "Audit SEO {{site}}: {{score}} daripada 100",
    heading: "{{score}} daripada 100",
    intro:
      "Inilah butiran audit {{url}} yang dibuat pada {{date}}. Masalah yang paling menjejaskan skor disenaraikan dahulu.",
    category: "{{points}} daripada {{possible}} mata",
    notApplicable: "tidak berkenaan",
    nothing: "Tiada apa-apa yang perlu dibaiki. Syabas.",
    points: "mata yang hilang: {{points}}",
    advice: "tidak dikira",
    unchecked: "tidak disemak",
    why: "Mengapa ini penting",
    mend: "Cara membaikinya",
    more: "dan {{number}} lagi",
    passed: "Semakan yang lulus: {{number}}",
    open: "Buka audit ini",
    closing: "Mahu bantuan untuk mana-mana perkara ini? Balas sahaja e-mel ini.",
    reason: "Anda menerima e-mel ini kerana alamat ini dimasukkan untuk butiran audit SEO di {{agency}}.",
  },
};
