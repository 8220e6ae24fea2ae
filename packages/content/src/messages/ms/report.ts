import type { report as english } from "../en/report.ts";
import type { Translation } from "../translation.ts";

export const report: Translation<typeof english> = {
  title: "{{kind}}: {{period}}",
  kind: { weekly: "Laporan mingguan", monthly: "Laporan bulanan", quarterly: "Laporan suku tahunan" },
  quarter: {
    q1: "suku pertama {{year}} ({{first}} hingga {{last}})",
    q2: "suku kedua {{year}} ({{first}} hingga {{last}})",
    q3: "suku ketiga {{year}} ({{first}} hingga {{last}})",
    q4: "suku keempat {{year}} ({{first}} hingga {{last}})",
  },
  quarterShort: { q1: "S1", q2: "S2", q3: "S3", q4: "S4" },
  noData: "Tiada data",
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
  keyFigures: {
    heading: "Tiga angka yang penting",
    visitors: "Pelawat",
    position: "Kedudukan purata di Google",
    leads: "Prospek",
    visitorsNote: "{{organic}} daripadanya datang melalui carian",
    positionNote: "1 ialah tempat teratas halaman pertama",
    leadsNote: "{{rate}} daripada semua kunjungan menjadi prospek",
  },
  traffic: {
    heading: "Trafik",
    totalVisitors: "Jumlah pelawat",
    organicTraffic: "Trafik organik",
    split: "Dari mana pelawat anda datang",
    typicalSplit: "Dari mana pelawat lazimnya datang",
    typicalNote: "Pecahan anda sendiri tidak diukur bagi tempoh ini. Yang ditunjukkan ialah pecahan lazim.",
    organic: "Carian organik",
    social: "Media sosial",
    direct: "Terus",
    other: "Lain-lain",
  },
  seo: {
    heading: "SEO",
    averagePosition: "Kedudukan purata",
    keywordsTracked: "Kata kunci dipantau",
    topRankings: "Kata kunci berkedudukan teratas",
  },
  social: { heading: "Media sosial", totalFollowers: "Pengikut" },
  conversions: { heading: "Prospek", totalLeads: "Jumlah prospek", conversionRate: "Kadar penukaran" },
  history: {
    weekly: "Pelawat minggu demi minggu",
    monthly: "Pelawat bulan demi bulan",
    quarterly: "Pelawat suku demi suku",
    allVisitors: "Semua pelawat",
    fromSearch: "Daripadanya melalui carian organik",
    summary: "Carta palang. {{points}}.",
  },
  recommendations: "Cadangan kami",
  recommendation: {
    noLeads:
      "Tiada prospek direkodkan dalam tempoh ini. Mula-mula, cuba sendiri setiap borang, pautan telefon dan butang WhatsApp; jika semuanya berfungsi, letakkan yang paling anda mahu orang guna di bahagian atas halaman.",
    trafficDown:
      "Pelawat berkurang {{percent}}%. Semak halaman yang paling banyak kehilangan pelawat, baiki halaman itu dahulu, dan terbitkan satu halaman baharu yang menjawab soalan lazim pelanggan anda.",
    positionWorse:
      "Kedudukan purata anda di Google merosot {{places}} anak tangga. Kemas kini halaman yang merosot dan pautkannya daripada halaman anda yang paling kukuh.",
    conversionLow:
      "Hanya {{percent}}% kunjungan menjadi prospek. Pendekkan borang hubungan dan letakkan butang WhatsApp atau panggilan di tempat yang nampak tanpa perlu menatal.",
    organicShareLow:
      "Hanya {{percent}}% pelawat anda datang melalui carian. Halaman yang menjawab apa yang ditaip pelanggan di Google terus membawa pelawat tanpa bayaran bagi setiap klik.",
    positionBehindFirstPage:
      "Secara purata, anda berada di kedudukan {{position}}, iaitu selepas halaman pertama Google. Tumpukan usaha pada beberapa kata kunci yang paling hampir dengan halaman pertama sebelum mengejar yang baharu.",
    followersDown:
      "Pengikut anda berkurang {{percent}}%. Buat hantaran pada hari yang tetap, dan tunjukkan hasil kerja serta orang di sebalik perniagaan anda lebih kerap daripada tawaran.",
    trafficUp:
      "Pelawat bertambah {{percent}}%. Cari tahu halaman atau kempen mana yang membawa mereka, dan teruskan dengan yang serupa.",
    positionBetter:
      "Kedudukan purata anda di Google naik {{places}} anak tangga. Pastikan halaman ini sentiasa dikemas kini supaya kedudukannya kekal.",
    first:
      "Belum ada tempoh sebelumnya untuk dibandingkan. Mulai laporan seterusnya, anda dapat melihat perubahan setiap angka.",
    steady:
      "Angka anda stabil. Inilah masa yang baik untuk mencuba satu perkara baharu: tajuk baharu, tawaran baharu atau halaman baharu.",
    noData:
      "Belum ada angka bagi tempoh ini. Setelah angka laman web dan carian anda disambungkan, cadangan akan dipaparkan di sini.",
  },
  comment: "Catatan daripada {{agency}}",
  source: {
    typed: "Angka ditaip oleh agensi, kali terakhir diubah pada {{date}}",
    csv: "Angka diimport daripada fail oleh agensi, kali terakhir diubah pada {{date}}",
    sample: "Angka contoh, dibuat pada {{date}}",
  },
  generated: "Laporan disediakan pada {{date}}",
  page: "Halaman {{page}} daripada {{pages}}",
  details: "Angka selengkapnya",
  mail: {
    subject: "{{title}} – {{client}}",
    sampleSubject: "[{{badge}}] {{title}} – {{client}}",
    greeting: "Salam sejahtera {{client}},",
    intro: "Laporan anda bagi {{period}} sudah siap. Inilah tiga angka yang penting.",
    open: "Buka laporan penuh",
    attached: "Laporan penuh dilampirkan dalam bentuk PDF dan sedia untuk dimajukan.",
    reason:
      "{{agency}} menyediakan laporan ini untuk {{client}} dan menghantarnya ke alamat ini. Ada yang kurang jelas? Balas sahaja e-mel ini.",
  },
  testMail: {
    subject: "E-mel ujian daripada {{agency}}",
    heading: "E-mel berfungsi",
    body: "Ini ialah e-mel ujian daripada papan pemuka laporan {{agency}}. Oleh sebab e-mel ini sampai kepada anda, laporan boleh dihantar dari situ.",
  },
};
