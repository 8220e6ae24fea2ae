import type { Translation } from "../../translation.ts";
import type { notifications as english } from "../en/notifications.ts";

export const notifications: Translation<typeof english> = {
  yes: "Ya",
  no: "Tidak",
  enquiryNotice: {
    subject: {
      contact: "Mesej baharu daripada {{name}}",
      consultation: "Permintaan konsultasi daripada {{name}}",
      audit: "Audit SEO dihantar kepada {{name}}",
      subscription: "Pelanggan baharu surat berita: {{name}}",
    },
    intro: {
      contact: "Ada mesej melalui borang hubungi kami. Kita berjanji membalasnya dalam masa 24 jam.",
      consultation: "Ada permintaan konsultasi percuma 30 minit. Kita berjanji menghubunginya dalam masa 24 jam.",
      audit: "Ada pelawat yang mengaudit laman web dan meminta butirannya melalui e-mel.",
      subscription: "Ada pelanggan baharu surat berita.",
    },
    name: "Nama",
    email: "E-mel",
    website: "Laman web",
    service: "Perkhidmatan",
    message: "Mesej",
    language: "Bahasa",
    page: "Halaman",
    city: "Bandar",
    marketing: "Mahu berita dan tawaran",
    details: {
      phone: "Telefon atau WhatsApp",
      offer: "Pakej pilihan",
      url: "Halaman yang diaudit",
      score: "Skor",
      slot: "Masa pilihan",
    },
    offerMonthly: "{{name}}, {{fee}} sebulan",
    unconfirmedSlot: "{{when}} (tidak disahkan dalam tempohnya, jadi masa ini kosong semula)",
    open: "Buka di Pertanyaan",
    reply: "Jawapan anda kepada e-mel ini akan sampai kepada {{email}}.",
    write: "Untuk menjawab, tulis kepada {{email}}: balasan kepada e-mel ini tidak sampai kepadanya.",
    reason:
      "Makluman ini dihantar kepada staf {{agency}}. Halaman Pertanyaan menyimpan butiran yang sama, walaupun e-mel ini hilang.",
  },
  enquiryReceipt: {
    contact: {
      subject: "Mesej anda kepada {{agency}} sudah diterima",
      heading: "Mesej anda sudah kami terima",
      intro:
        "Terima kasih kerana menulis kepada kami. Kami akan menjawab dalam masa 24 jam melalui e-mel ke alamat ini.",
      button: "Lawati laman web kami",
      mistake:
        "Jika anda tidak menulis kepada kami, ada orang tersilap menaip alamat ini. Balas e-mel ini dan kami tidak akan menghubungi anda lagi.",
      reason: "Seseorang memasukkan alamat ini dalam borang hubungan {{agency}}.",
    },
    consultation: {
      subject: "{{agency}}: permintaan konsultasi anda",
      heading: "Permintaan anda sudah kami terima",
      intro:
        "Terima kasih kerana meminta konsultasi percuma. Kami akan menghubungi anda dalam masa 24 jam untuk menetapkan masa.",
      button: "Pilih masa sendiri",
      mistake:
        "Jika anda tidak memintanya, ada orang tersilap menaip alamat ini. Balas e-mel ini dan kami tidak akan menghubungi anda lagi.",
      reason: "Seseorang memasukkan alamat ini dalam borang konsultasi {{agency}}.",
    },
  },
  booking: {
    confirmation: {
      subject: "Konsultasi: {{when}}",
      heading: "Masa anda sudah ditempah",
      intro:
        "Masa ini milik anda: {{minutes}} minit bersama salah seorang daripada kami. Bawa soalan anda; slaid kami tinggalkan di pejabat.",
      how: "Balas e-mel ini dan nyatakan cara yang anda mahu: melalui telefon, video, atau di pejabat kami.",
    },
    moved: {
      subject: "Masa baharu: {{when}}",
      heading: "Masa konsultasi anda sudah ditukar",
      intro: "Konsultasi anda kini pada masa yang baharu. Masa yang lama tidak lagi kami simpan.",
    },
    reminder: {
      subject: "Peringatan: {{when}}",
      heading: "Jumpa anda tidak lama lagi",
      intro:
        "Peringatan ringkas tentang konsultasi percuma anda. Jika anda tidak dapat hadir, tukar atau batalkan masa ini supaya orang lain boleh menggunakannya.",
    },
    cancellation: {
      subject: "Dibatalkan: {{when}}",
      heading: "Konsultasi anda sudah dibatalkan",
      intro: "Masa itu tidak lagi disimpan untuk anda, dan tiada apa-apa lagi yang perlu anda lakukan.",
      again: "Anda boleh memilih masa lain pada bila-bila masa yang sesuai.",
      choose: "Pilih masa lain",
    },
    notice: {
      subject: {
        moved: "{{name}} menukar masa konsultasi kepada {{when}}",
        cancelled: "{{name}} membatalkan konsultasi pada {{when}}",
      },
      intro: {
        moved: "Konsultasi ini ada masa baharu. Masa yang lama boleh ditempah semula.",
        cancelled: "Konsultasi ini tidak diadakan. Masanya boleh ditempah semula.",
      },
      name: "Nama",
      email: "E-mel",
      before: "Masa asal",
      now: "Masa baharu",
      open: "Buka di Pertanyaan",
    },
    hello: "Salam {{name}},",
    helloUnnamed: "Salam sejahtera,",
    when: "Bila",
    length: "Tempoh",
    minutes: "{{minutes}} minit",
    change: "Tukar atau batalkan",
    calendar: "Janji temu ini dilampirkan supaya anda dapat menambahkannya pada kalendar.",
    calendarAnswer:
      "Jawapan anda kepada jemputan dalam kalendar tidak mengubah apa-apa di sini. Untuk menukar atau membatalkan konsultasi, gunakan butang di atas.",
    location: "Melalui telefon, panggilan video atau di pejabat kami: {{address}}",
    staffSummary: "Konsultasi: {{name}}",
    before: "Masa asal",
    calendarEnd: "Fail yang dilampirkan mengeluarkan janji temu ini daripada kalendar anda.",
    summary: "Konsultasi dengan {{agency}}",
    description: "Konsultasi percuma, {{minutes}} minit.",
    descriptionChange: "Untuk menukar atau membatalkannya: {{url}}",
    reason:
      "Seseorang menempah konsultasi percuma dengan {{agency}} menggunakan alamat ini. Jika bukan anda, sila batalkan melalui pautan di atas dan kami tidak akan menghubungi anda lagi.",
    reasonEnd: "Seseorang menempah konsultasi percuma dengan {{agency}} menggunakan alamat ini.",
  },
  clientWelcome: {
    subject: "ID pelanggan anda untuk laporan {{agency}}",
    heading: "ID pelanggan anda",
    preview: "Dengan ID ini, anda boleh membuka semua laporan {{client}} pada bila-bila masa.",
    hello: "Salam sejahtera {{name}},",
    intro:
      "{{agency}} menyediakan laporan untuk {{client}}. Setiap e-mel laporan mempunyai pautan yang membuka laporan itu sahaja. Di portal klien, anda boleh membuka semuanya dengan ID pelanggan anda.",
    client: "Pelanggan",
    id: "ID pelanggan",
    open: "Buka portal klien",
    keep: "Sesiapa yang mempunyai ID ini boleh membaca semua laporan {{client}}. Simpan e-mel ini dan jangan panjangkannya. Untuk berkongsi satu laporan, panjangkan e-mel laporan itu.",
    reason:
      "{{agency}} menyediakan laporan untuk {{client}} dan menghantarnya ke alamat ini. Ada soalan? Balas sahaja e-mel ini.",
  },
  clientDeletion: {
    subject: "{{name}} akan dipadam pada {{day}}",
    intro:
      "Kontrak dengan pelanggan ini sudah lama tamat. Notis privasi kami menyatakan berapa lama rekod, angka dan laporan pelanggan disimpan selepas itu. Semuanya akan dipadam buat selama-lamanya pada hari di bawah.",
    keep: "Sebelum hari itu, muat turun laporan yang perlu disimpan sebagai fail PDF, dan salin butiran daripada rekod pelanggan.",
    name: "Pelanggan",
    endedOn: "Hari terakhir kontrak",
    deletedOn: "Akan dipadam pada",
    open: "Buka papan pemuka",
    stay: "Jika kontrak diteruskan, tukar status pelanggan kepada Aktif dan tiada apa-apa yang dipadam.",
    reason: "Amaran ini dihantar kepada staf {{agency}}, 30 hari sebelum bekas pelanggan dipadam.",
  },
  browserLink: {
    subject: "Log masuk dari pelayar baharu",
    intro:
      "Seseorang mahu log masuk sebagai {{username}} dari pelayar yang tidak kami kenali. Jika anda atau rakan sekerja yang memintanya, buka pautan ini dalam pelayar itu. Pelayar itu tidak lagi perlu menunggu percubaan orang lain. Kata laluan masih diperlukan.",
    button: "Buka halaman log masuk",
    ends: "Pautan ini boleh digunakan sekali sahaja, dalam masa {{time}}.",
    ignore:
      "Jika tiada sesiapa di sini memintanya, abaikan e-mel ini. Mungkin ada orang cuba meneka kata laluan; bilangan tekaan mereka terhad.",
    reason: "E-mel ini dihantar kepada staf {{agency}} apabila seseorang memintanya di halaman log masuk.",
  },
  attention: {
    subject_one: "{{count}} perkara perlu perhatian anda",
    subject_other: "{{count}} perkara perlu perhatian anda",
    intro: "Perkara ini perlu disemak oleh pasukan anda.",
    more_one: "Dan {{count}} lagi.",
    more_other: "Dan {{count}} lagi.",
    kind: {
      disk_low: "Ruang cakera hampir penuh",
      mail_outage: "Pelayan e-mel tidak menerima e-mel",
      backup_late: "Tiada sandaran terkini",
      mail_uncertain: "E-mel: sudah sampai?",
      mail_failed: "E-mel gagal",
      report_failed: "Laporan gagal",
      source_failing: "Sumber tidak dapat dibaca",
      source_expiring: "Sambungan Google hampir tamat",
      no_figures: "Jadual tanpa angka",
      no_recipients: "Jadual tanpa penerima",
      sample_not_mailed: "Jadual ditahan: data contoh",
      changed_since_sent: "Berubah selepas dihantar",
      waiting_review: "Menunggu semakan",
      revised_not_mailed: "Dipinda, belum dihantar",
    },
    report: {
      weekly: "laporan mingguan mulai {{day}}",
      monthly: "laporan bulanan mulai {{day}}",
      quarterly: "laporan suku tahunan mulai {{day}}",
    },
    disk: "{{size}} masih kosong",
    outage_one: "{{count}} e-mel menunggu sejak {{since}}",
    outage_other: "{{count}} e-mel menunggu, yang terawal sejak {{since}}",
    backup: "sandaran terakhir pada {{day}}",
    noBackup: "sandaran belum pernah dibuat",
    expiring: "{{account}}: tamat pada {{day}}",
    item: "{{client}}: {{report}}, sejak {{since}}",
    open: "Lihat yang perlu perhatian",
    reason: "Ringkasan ini dihantar kepada staf {{agency}} pada pukul 8 pagi apabila ada perkara yang menunggu.",
  },
  verification: {
    audit: {
      subject: "Sila sahkan: butiran audit SEO anda daripada {{agency}}",
      heading: "Sila sahkan, dan butirannya menyusul",
      intro: "Seseorang memasukkan alamat ini di laman web kami untuk menerima butiran audit SEO melalui e-mel.",
      button: "Hantar butirannya kepada saya",
      ignore: "Jika bukan anda, abaikan sahaja, dan kami tidak akan menghubungi anda lagi.",
      reason: "Seseorang memasukkan alamat ini dalam audit SEO {{agency}}.",
    },
    booking: {
      subject: "Sila sahkan konsultasi anda",
      heading: "Sila sahkan, dan masa itu milik anda",
      intro:
        "Seseorang meminta konsultasi percuma dengan kami menggunakan alamat ini. Masa yang dipilih kami simpan selama {{time}}.",
      button: "Lihat dan sahkan masa itu",
      ignore: "Jika bukan anda, abaikan sahaja: masa itu kosong semula, dan kami tidak akan menghubungi anda lagi.",
      reason: "Seseorang memasukkan alamat ini dalam borang konsultasi {{agency}}.",
    },
  },
  newsletter: {
    confirmation: {
      subject: "Sila sahkan: surat berita {{agency}}",
      heading: "Sila sahkan, dan anda berada dalam senarai",
      button: "Ya, saya mahu surat berita ini",
      ignore:
        "Jika bukan anda, abaikan sahaja. Tanpa pengesahan anda, tiada apa-apa yang dihantar, dan alamat ini dipadam selepas {{days}} hari.",
      reason: "Seseorang memasukkan alamat ini dalam borang surat berita {{agency}}.",
    },
    known: {
      subject: "Anda sudah dalam senarai: surat berita {{agency}}",
      heading: "Anda memang sudah dalam senarai",
      intro:
        "Alamat ini dimasukkan untuk surat berita kami, yang memang sudah anda terima. Tiada apa-apa yang perlu anda lakukan.",
      reason: "Seseorang memasukkan alamat ini dalam borang surat berita {{agency}}.",
    },
    issue: {
      read: "Baca artikel ini",
      minutes: "Mengambil masa lebih kurang {{minutes}} minit untuk dibaca.",
      reason:
        "Anda menerima surat berita {{agency}} ini kerana anda memintanya dengan alamat ini dan sudah mengesahkannya.",
    },
    unsubscribe: "Berhenti melanggan",
  },
};
