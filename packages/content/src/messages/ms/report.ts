import type { Translation } from "../../translation.ts";
import type { report as english } from "../en/report.ts";

export const report: Translation<typeof english> = {
  title: "{{kind}}: {{period}}",
  type: { weekly: "Mingguan", monthly: "Bulanan", quarterly: "Suku tahunan" },
  kind: { weekly: "Laporan mingguan", monthly: "Laporan bulanan", quarterly: "Laporan suku tahunan" },
  quarter: {
    q1: "suku pertama {{year}}",
    q2: "suku kedua {{year}}",
    q3: "suku ketiga {{year}}",
    q4: "suku keempat {{year}}",
    months: "{{first}} hingga {{last}}",
    whole: "{{quarter}} ({{months}})",
  },
  quarterShort: { q1: "S1", q2: "S2", q3: "S3", q4: "S4" },
  noData: "Tiada data",
  period: "Tempoh",
  preparedFor: "Disediakan untuk",
  sample: {
    badge: "Data contoh",
    note: "Angka ini direka untuk menunjukkan rupa sesebuah laporan. Tiada satu pun yang diukur.",
  },
  against: {
    weekly: "berbanding minggu sebelumnya",
    monthly: "berbanding bulan sebelumnya",
    quarterly: "berbanding suku sebelumnya",
  },
  fromZero: "naik daripada 0",
  /** After the change of a position, whose plus is worse. */
  change: { better: "lebih baik", worse: "merosot" },
  headline: {
    leads_zero: "Tiada prospek.",
    leads_one: "{{number}} prospek.",
    leads_other: "{{number}} prospek.",
    leadsMore_one: "{{number}} prospek, bertambah {{difference}} berbanding {{before}}.",
    leadsMore_other: "{{number}} prospek, bertambah {{difference}} berbanding {{before}}.",
    leadsFewer_zero: "Tiada prospek, berkurang {{difference}} berbanding {{before}}.",
    leadsFewer_one: "{{number}} prospek, berkurang {{difference}} berbanding {{before}}.",
    leadsFewer_other: "{{number}} prospek, berkurang {{difference}} berbanding {{before}}.",
    leadsSame_zero: "Tiada prospek, sama seperti {{before}}.",
    leadsSame_one: "{{number}} prospek, sama banyak dengan {{before}}.",
    leadsSame_other: "{{number}} prospek, sama banyak dengan {{before}}.",
    visitors_zero: "Tiada pelawat.",
    visitors_one: "{{number}} pelawat.",
    visitors_other: "{{number}} pelawat.",
    visitorsMore_one: "{{number}} pelawat, bertambah {{difference}} berbanding {{before}}.",
    visitorsMore_other: "{{number}} pelawat, bertambah {{difference}} berbanding {{before}}.",
    visitorsFewer_zero: "Tiada pelawat, berkurang {{difference}} berbanding {{before}}.",
    visitorsFewer_one: "{{number}} pelawat, berkurang {{difference}} berbanding {{before}}.",
    visitorsFewer_other: "{{number}} pelawat, berkurang {{difference}} berbanding {{before}}.",
    visitorsSame_zero: "Tiada pelawat, sama seperti {{before}}.",
    visitorsSame_one: "{{number}} pelawat, sama banyak dengan {{before}}.",
    visitorsSame_other: "{{number}} pelawat, sama banyak dengan {{before}}.",
    before: { weekly: "minggu sebelumnya", monthly: "bulan sebelumnya", quarterly: "suku sebelumnya" },
  },
  keyFigures: {
    heading: { one: "Angka yang penting", two: "Dua angka yang penting", three: "Tiga angka yang penting" },
    visitors: "Pelawat",
    position: "Kedudukan purata SEO",
    followers: "Pengikut media sosial",
    leads: "Jumlah prospek",
    visitorsNote: "{{organic}} daripadanya datang melalui carian",
    positionNote: "1 ialah tempat teratas halaman pertama Google",
    rate: "Kadar penukaran: {{rate}} daripada kunjungan",
    rateUnknown: "Kadar penukaran: tiada data",
  },
  meaning: {
    position: "Purata tempat halaman anda dalam hasil carian",
    followers: "Di semua akaun media sosial anda",
    leads: "Pertanyaan, panggilan dan pesanan melalui laman anda",
    keywords: "Carian yang kami pantau untuk anda",
  },
  traffic: {
    heading: "Trafik",
    totalVisitors: "Jumlah pelawat",
    organicTraffic: "Trafik organik",
    organicNote: "datang melalui carian",
    change: "Perubahan pelawat",
    split: "Dari mana pelawat anda datang",
    typicalSplit: "Dari mana pelawat biasanya datang (contoh)",
    typicalNote: "Pecahan ini hanya contoh, seperti semua angka dalam laporan ini.",
    partialNote: "Sumber selebihnya tidak diukur satu demi satu bagi tempoh ini.",
    organic: "Carian organik",
    social: "Media sosial",
    direct: "Terus",
    other: "Lain-lain",
    rest: "Sumber selebihnya",
  },
  seo: {
    heading: "SEO",
    averagePosition: "Kedudukan purata",
    keywordsTracked: "Kata kunci dipantau",
    change: "Perubahan kedudukan",
    changeNote: "Tanda tolak itu baik: lebih hampir ke tempat teratas",
    topRankings: "Kata kunci berkedudukan teratas",
  },
  searches: {
    heading: "Carian yang membawa pelawat kepada anda",
    search: "Carian",
    position: "Kedudukan",
    change: "Perubahan",
    clicks: "Klik",
    impressions: "Kali dipaparkan",
    unknown: "–",
    new: "Baharu",
    lost: "Tidak lagi ditemui: {{searches}}.",
    places: { top3: "3 teratas", top10: "4 hingga 10", top20: "11 hingga 20", beyond: "Selepas 20" },
    before: "{{number}} sebelumnya",
    pages: "Halaman yang ditemui dalam carian",
    page: "Halaman",
  },
  places: {
    weekly: "Kedudukan carian anda minggu demi minggu",
    monthly: "Kedudukan carian anda bulan demi bulan",
    quarterly: "Kedudukan carian anda suku demi suku",
  },
  social: { heading: "Media sosial", totalFollowers: "Pengikut" },
  profile: {
    heading: "Google Business Profile",
    meaning: "Panggilan, permintaan arah dan klik daripada profil anda di Carian Google dan Google Maps.",
    searches: "Carian yang memaparkan Google Business Profile anda",
    people: "Orang",
    fewerThan: "kurang daripada {{number}}",
    searchesNote:
      "Bilangan orang yang membuat carian itu, setiap orang dikira sekali sebulan. Bagi bilangan kecil, Google hanya memberikan hadnya.",
  },
  conversions: { heading: "Prospek", totalLeads: "Jumlah prospek", conversionRate: "Kadar penukaran" },
  leads: {
    kinds: "Prospek mengikut jenis",
    channels: "Prospek mengikut saluran",
    note: "Dikira oleh Google Analytics di laman web anda.",
    other: "Lain-lain",
    cost: "Kos setiap prospek",
    costNote: "Belanja iklan dibahagi dengan semua prospek",
    kind: {
      messages: "Mesej",
      calls: "Panggilan",
      bookings: "Tempahan",
      purchases: "Pembelian",
      emails: "E-mel",
      signUps: "Pendaftaran",
      forms: "Borang",
    },
    channel: {
      organicSearch: "Carian organik",
      paidSearch: "Iklan carian",
      organicSocial: "Media sosial",
      paidSocial: "Iklan media sosial",
      direct: "Terus",
      referral: "Laman web lain",
      email: "E-mel",
      display: "Iklan paparan",
      unassigned: "Tidak diketahui",
    },
  },
  history: {
    weekly: "Pelawat minggu demi minggu",
    monthly: "Pelawat bulan demi bulan",
    quarterly: "Pelawat suku demi suku",
    allVisitors: "Semua pelawat",
    fromSearch: "Daripadanya melalui carian organik",
    inShort: "Carta bar dari {{first}} hingga {{last}}. Angkanya ada dalam jadual di bawahnya.",
    summary: "Carta palang. {{points}}.",
    none: "Tiada angka pelawat bagi tempoh ini atau tempoh sebelumnya.",
    first: "Trend anda bermula di sini. Setiap laporan baharu menambah satu palang pada carta.",
  },
  festivals: {
    note: "Cuti perayaan mungkin menjadi sebab angka lebih rendah: {{periods}}.",
    period: "{{period}} ({{festivals}})",
    newYear: "Tahun Baharu",
    chineseNewYear: "Tahun Baharu Cina",
    aidilfitri: "Hari Raya Aidilfitri",
    aidiladha: "Hari Raya Aidiladha",
    deepavali: "Deepavali",
    christmas: "Krismas",
  },
  target: {
    reached: "Sasaran {{target}}: tercapai",
    missed: "Sasaran {{target}}: {{percent}}% dicapai",
    positionMissed: "Sasaran {{target}}: belum tercapai",
    line: "Sasaran {{target}}",
  },
  work: "Apa yang kami lakukan",
  next: "Langkah seterusnya",
  trend: {
    weekly: "Prospek minggu demi minggu",
    monthly: "Prospek bulan demi bulan",
    quarterly: "Prospek suku demi suku",
  },
  comparison: { heading: "Berbanding tempoh terdahulu", figure: "Angka" },
  recommendations: "Cadangan kami",
  recommendation: {
    noLeads:
      "Tiada prospek direkodkan dalam tempoh ini. Mula-mula, kami menguji setiap borang, pautan telefon dan butang WhatsApp. Jika semuanya berfungsi, kami letakkan yang paling sesuai dengan pelanggan anda di bahagian atas halaman.",
    leadsDown:
      "Prospek berkurang {{percent}}%. Kami menyemak di mana pelawat meninggalkan laman anda sebelum sempat menghubungi anda, lalu memendekkan laluan ke borang, telefon dan WhatsApp.",
    leadsFewer_one:
      "Prospek anda berkurang {{number}} berbanding tempoh sebelumnya. Kami menguji borang, pautan telefon dan butang WhatsApp, serta memantau sama ada keadaan ini berterusan.",
    leadsFewer_other:
      "Prospek anda berkurang {{number}} berbanding tempoh sebelumnya. Kami menguji borang, pautan telefon dan butang WhatsApp, serta memantau sama ada keadaan ini berterusan.",
    leadsFewerOfMore_one:
      "Pelawat bertambah, tetapi prospek anda berkurang {{number}} berbanding tempoh sebelumnya. Kami menyemak di mana mereka meninggalkan laman anda, lalu memudahkan mereka menghubungi anda di situ.",
    leadsFewerOfMore_other:
      "Pelawat bertambah, tetapi prospek anda berkurang {{number}} berbanding tempoh sebelumnya. Kami menyemak di mana mereka meninggalkan laman anda, lalu memudahkan mereka menghubungi anda di situ.",
    leadsUp:
      "Prospek bertambah {{percent}}%. Kami mengenal pasti halaman yang membawa mereka dan menambah usaha di situ.",
    leadsMore_one:
      "Prospek anda bertambah {{number}} berbanding tempoh sebelumnya. Kami mengenal pasti halaman yang membawa prospek dan menarik lebih ramai pelawat ke situ.",
    leadsMore_other:
      "Prospek anda bertambah {{number}} berbanding tempoh sebelumnya. Kami mengenal pasti halaman yang membawa prospek dan menarik lebih ramai pelawat ke situ.",
    leadsMoreOfFewer_one:
      "Pelawat berkurang, tetapi prospek anda bertambah {{number}} berbanding tempoh sebelumnya. Kami mengenal pasti apa yang meyakinkan mereka dan menggunakannya di halaman lain.",
    leadsMoreOfFewer_other:
      "Pelawat berkurang, tetapi prospek anda bertambah {{number}} berbanding tempoh sebelumnya. Kami mengenal pasti apa yang meyakinkan mereka dan menggunakannya di halaman lain.",
    leadsFromNone:
      "Prospek mula masuk, sedangkan tiada satu pun dalam tempoh sebelumnya. Kami mengenal pasti halaman yang membawa mereka dan menambah usaha di situ.",
    noVisitors:
      "Tiada pelawat direkodkan dalam tempoh ini. Mula-mula, kami menyemak sama ada laman anda boleh dicapai dan kunjungannya dikira.",
    trafficDown:
      "Pelawat berkurang {{percent}}%. Kami menyemak halaman yang paling banyak kehilangan pelawat, membaiki halaman itu dahulu, dan menambah satu halaman tentang soalan yang kerap ditanya pelanggan anda.",
    trafficFewer_one:
      "Pelawat anda berkurang {{number}} berbanding tempoh sebelumnya. Kami menyemak halaman dan carian yang kurang membawa pelawat, lalu menyegarkan halaman itu.",
    trafficFewer_other:
      "Pelawat anda berkurang {{number}} berbanding tempoh sebelumnya. Kami menyemak halaman dan carian yang kurang membawa pelawat, lalu menyegarkan halaman itu.",
    positionWorse_one:
      "Kedudukan purata anda di Google merosot {{places}} anak tangga. Kami mengemas kini halaman yang merosot dan memautkannya daripada halaman anda yang paling kukuh.",
    positionWorse_other:
      "Kedudukan purata anda di Google merosot {{places}} anak tangga. Kami mengemas kini halaman yang merosot dan memautkannya daripada halaman anda yang paling kukuh.",
    positionSlipped_one:
      "Kedudukan purata anda di Google merosot {{places}} anak tangga. Kami menyemak carian yang berubah dan mengemas kini halamannya jika keadaan ini berterusan.",
    positionSlipped_other:
      "Kedudukan purata anda di Google merosot {{places}} anak tangga. Kami menyemak carian yang berubah dan mengemas kini halamannya jika keadaan ini berterusan.",
    followersDown:
      "Pengikut anda berkurang {{percent}}%. Kami membuat hantaran pada hari yang tetap, dan menunjukkan hasil kerja serta orang di sebalik perniagaan anda lebih kerap daripada tawaran.",
    followersFewer_one:
      "Pengikut anda berkurang {{number}} berbanding sebelumnya. Kami menyemak hantaran yang disukai ramai dan merancang lebih banyak hantaran seperti itu.",
    followersFewer_other:
      "Pengikut anda berkurang {{number}} berbanding sebelumnya. Kami menyemak hantaran yang disukai ramai dan merancang lebih banyak hantaran seperti itu.",
    conversionLow:
      "Hanya {{percent}}% kunjungan menjadi prospek. Kami memendekkan borang hubungan dan meletakkan butang WhatsApp dan panggilan di tempat yang terus nampak.",
    conversionNone:
      "Hampir tiada kunjungan ke laman anda menjadi prospek. Kami memendekkan borang hubungan dan meletakkan butang WhatsApp dan panggilan di tempat yang terus nampak.",
    organicShareLow:
      "Hanya {{percent}}% pelawat anda datang melalui carian. Kami menulis halaman yang menjawab apa yang ditaip pelanggan anda di Google: halaman begini terus membawa pelawat tanpa bayaran bagi setiap klik.",
    organicShareNone:
      "Hampir tiada pelawat anda datang melalui carian. Kami menulis halaman yang menjawab apa yang ditaip pelanggan anda di Google: halaman begini terus membawa pelawat tanpa bayaran bagi setiap klik.",
    positionBehindFirstPage:
      "Secara purata, anda berada di kedudukan {{position}}, iaitu selepas halaman pertama Google. Kami tumpukan usaha pada kata kunci yang paling hampir dengan halaman pertama sebelum mengejar yang baharu.",
    trafficUp:
      "Pelawat bertambah {{percent}}%. Kami mencari puncanya, sama ada halaman, carian atau kempen, dan meneruskan yang berkesan.",
    trafficFromNone:
      "Pelawat mula datang, sedangkan tiada seorang pun dalam tempoh sebelumnya. Kami mencari puncanya, sama ada halaman, carian atau kempen, dan meneruskan yang berkesan.",
    positionBetter_one:
      "Kedudukan purata anda di Google naik {{places}} anak tangga. Kami memastikan halaman ini sentiasa dikemas kini supaya kedudukannya kekal.",
    positionBetter_other:
      "Kedudukan purata anda di Google naik {{places}} anak tangga. Kami memastikan halaman ini sentiasa dikemas kini supaya kedudukannya kekal.",
    trafficMore_one:
      "Pelawat anda bertambah {{number}} berbanding tempoh sebelumnya. Kami mencari apa yang menarik mereka dan meneruskannya.",
    trafficMore_other:
      "Pelawat anda bertambah {{number}} berbanding tempoh sebelumnya. Kami mencari apa yang menarik mereka dan meneruskannya.",
    positionGained_one:
      "Kedudukan purata anda di Google naik {{places}} anak tangga. Kami meneruskan kerja pada halaman yang naik.",
    positionGained_other:
      "Kedudukan purata anda di Google naik {{places}} anak tangga. Kami meneruskan kerja pada halaman yang naik.",
    followersMore_one:
      "Pengikut anda bertambah {{number}} berbanding sebelumnya. Kami menyemak hantaran yang menarik mereka dan merancang lebih banyak hantaran seperti itu.",
    followersMore_other:
      "Pengikut anda bertambah {{number}} berbanding sebelumnya. Kami menyemak hantaran yang menarik mereka dan merancang lebih banyak hantaran seperti itu.",
    steady:
      "Angka anda stabil. Inilah masa yang baik untuk mencuba satu perkara baharu: kami cadangkan tajuk, tawaran atau halaman baharu, lalu mengukur kesannya.",
    first:
      "Belum ada tempoh sebelumnya untuk dibandingkan. Mulai laporan seterusnya, anda dapat melihat perubahan setiap angka.",
    notCompared:
      "Kami tidak dapat membandingkan angka ini dengan tempoh sebelumnya. Mulai laporan seterusnya, anda dapat melihat semula perubahan setiap angka.",
    noData:
      "Belum ada angka bagi tempoh ini. Setelah angka laman web dan carian anda disambungkan, cadangan kami akan dipaparkan di sini.",
  },
  comment: "Catatan daripada {{agency}}",
  figure: {
    totalVisitors: "Pelawat",
    organicTraffic: "Pelawat daripada carian",
    socialTraffic: "Pelawat daripada media sosial",
    directTraffic: "Pelawat terus",
    otherTraffic: "Pelawat daripada sumber lain",
    sessions: "Kunjungan",
    averagePosition: "Kedudukan purata",
    keywordsTracked: "Kata kunci dipantau",
    totalFollowers: "Pengikut",
    totalLeads: "Prospek",
    calls: "Panggilan",
    directions: "Permintaan arah",
    websiteClicks: "Klik ke laman web",
    adSpend: "Belanja iklan",
    topRankings: "Kata kunci berkedudukan teratas",
  },
  revised: {
    on: "Dipinda pada {{date}}.",
    change: "{{figure}}: {{before}} → {{after}}.",
    changed_one: "{{things}} telah diubah.",
    changed_other: "{{things}} telah diubah.",
    added: "Baharu dalam laporan ini: {{sections}}.",
    removed: "Tidak lagi dalam laporan ini: {{sections}}.",
    /** Within a sentence. */
    thing: {
      name: "nama perniagaan",
      language: "bahasa laporan",
      comment: "catatan",
      recommendations: "cadangan",
      work: "senarai kerja yang dilakukan",
      next: "rancangan bagi tempoh seterusnya",
      targets: "sasaran",
      earlier: "angka tempoh terdahulu",
      leads: "prospek mengikut jenis dan saluran",
      searches: "senarai carian",
      profileSearches: "senarai carian Google Business Profile",
      counting: "cara angka dikira",
      sources: "sumber angka",
      choice: "pilihan angka",
      order: "susunan bahagian",
    },
    section: {
      trend: "carta tempoh terdahulu",
      work: "apa yang kami lakukan",
      recommendations: "cadangan",
      next: "langkah seterusnya",
      comment: "catatan",
      comparison: "perbandingan dengan tempoh terdahulu",
      profile: "Google Business Profile",
      traffic: "trafik",
      search: "SEO",
      social: "media sosial",
    },
  },
  origins: {
    heading: "Sumber angka ini",
    all: "Semua angka",
    line: "{{figures}}: {{origin}}.",
    compared: "Tempoh sebelumnya: {{origins}}.",
    summary: "Angka {{origins}}, kali terakhir diubah pada {{date}}.",
    typed: "ditaip oleh agensi",
    file: "diimport daripada fail",
    google: "dibaca daripada Google",
    sampleSummary: "Angka contoh, dibuat pada {{date}}.",
  },
  /** Within a sentence. */
  origin: {
    typed: "ditaip oleh agensi, {{date}}",
    typedBy: "ditaip oleh {{author}}, {{date}}",
    file: "diimport daripada fail, {{date}}",
    fileNamed: "fail {{file}}, {{date}}",
    fileRow: "fail {{file}}, baris {{row}}, {{date}}",
    analytics: "Google Analytics, {{date}}",
    search_console: "Search Console, {{date}}",
    business_profile: "Google Business Profile, {{date}}",
    sample: "direka sebagai contoh, {{date}}",
    final: "data muktamad",
    compared: "Dibandingkan dengan: {{origin}}.",
    counted: "dikira: {{measure}}",
  },
  measure: {
    total_users: "semua pelawat",
    active_users: "pelawat aktif sahaja",
    first_total_users: "semua pelawat, mengikut cara mereka mula-mula datang",
    first_active_users: "pelawat aktif sahaja, mengikut cara mereka mula-mula datang",
    visit_total_users: "semua pelawat, mengikut cara mereka datang setiap kali",
    visit_active_users: "pelawat aktif sahaja, mengikut cara mereka datang setiap kali",
    sessions: "kunjungan",
    key_events: "peristiwa penting dalam Google Analytics",
    conversions: "penukaran",
    profile_calls: "panggilan daripada Google Business Profile",
    all_searches: "semua carian",
    named_searches: "hanya carian yang dinamakan oleh Google",
  },
  recount: {
    notComparable: "Tidak boleh dibandingkan: cara mengira berubah sejak {{period}} ({{now}}, bukan lagi {{before}}).",
    short: "Tidak boleh dibandingkan",
    since: "cara mengira berubah sejak {{period}} ({{now}}, bukan lagi {{before}}).",
    fromHere: "dikira dengan cara lain mulai sini",
  },
  originNote: {
    thresholded: "Google tidak mengira kumpulan yang terlalu kecil",
    sampled: "dianggarkan oleh Google daripada sebahagian kunjungan",
    partial: "bagi sebahagian tempoh sahaja",
    other_row: "nilai yang jarang muncul, digabungkan oleh Google",
    not_final: "masih boleh berubah",
    time_zone: "hari mengikut zon waktu lain",
    worked_out: "dikira daripada baris dalam fail",
  },
  generated: "Laporan disediakan pada {{date}}.",
  page: "Halaman {{page}} daripada {{pages}}",
  details: "Angka selengkapnya",
  mail: {
    subject: "{{title}} – {{client}}",
    sampleSubject: "[{{badge}}] {{subject}}",
    revisedSubject: "Dipinda: {{subject}}",
    greeting: "Salam sejahtera {{client}},",
    intro: "Laporan anda bagi {{period}} sudah siap.",
    numbers: {
      one: "Inilah angka yang penting.",
      two: "Inilah dua angka yang penting.",
      three: "Inilah tiga angka yang penting.",
    },
    open: "Buka laporan penuh",
    attached: "Laporan penuh dilampirkan dalam bentuk PDF dan sedia untuk dipanjangkan.",
    portal: "Lihat semua laporan anda di portal klien (perlukan ID pelanggan anda)",
    reason:
      "{{agency}} menyediakan laporan ini untuk {{client}} dan menghantarnya ke alamat ini. Ada soalan? Balas sahaja e-mel ini.",
  },
  alarmMail: {
    subject: "{{agency}}: {{unit}} gagal",
    heading: "Sesuatu pada pelayan anda gagal",
    body: "Perkhidmatan {{unit}} pada {{machine}} gagal. Untuk mengetahui sebabnya, jalankan di situ: journalctl -u {{unit}}",
  },
  testMail: {
    subject: "E-mel ujian daripada {{agency}}",
    heading: "E-mel berfungsi",
    body: "Ini ialah e-mel ujian daripada papan pemuka laporan {{agency}}. Oleh sebab e-mel ini sampai kepada anda, laporan boleh dihantar dari situ.",
  },
};
