import type { Translation } from "../../translation.ts";
import type { connections as english } from "../en/connections.ts";

export const connections: Translation<typeof english> = {
  title: "Google",
  lead: "Sambungkan akaun Google yang boleh membaca harta Analytics dan laman Search Console pelanggan anda. Kemudian, bagi setiap pelanggan, pilih harta dan laman miliknya. Kami hanya membaca.",
  connect: "Sambungkan Google",
  connectAnother: "Sambungkan akaun Google lain",
  opening: "Membuka Google...",
  connectFailed: "Gagal membuka Google: {{message}}",
  empty: "Belum ada akaun Google yang disambungkan.",
  by: {
    oauth: "Disambungkan oleh {{name}}, {{when}}",
    service_account: "Akaun perkhidmatan, kunci ditambah oleh {{name}}, {{when}}",
  },
  checked: "Kali terakhir disahkan oleh Google {{when}}",
  ends: "Google menamatkannya pada {{when}}",
  clients_one: "Digunakan untuk {{number}} pelanggan",
  clients_other: "Digunakan untuk {{number}} pelanggan",
  noClients: "Belum digunakan untuk mana-mana pelanggan",
  state: {
    ok: "Disambungkan",
    revoked: "Ditamatkan oleh Google",
    disconnected: "Diputuskan",
    locked: "Tidak dapat dinyahsulit",
  },
  remedy: {
    revoked:
      "Google telah menamatkan sambungan ini. Mungkin seseorang membatalkannya, kata laluan ditukar, atau aplikasi OAuth masih dalam “Testing”. Dalam “Testing”, Google menamatkan sambungan selepas 7 hari. Sambungkan sekali lagi. Jika ini berlaku setiap minggu, terbitkan aplikasi itu di Google (“In production”).",
    disconnected: "Tokennya sudah dipadam. Sumber pelanggan kekal, dan berfungsi semula setelah anda menyambungkannya.",
    locked:
      "Tokennya disulitkan dengan SECRET_KEY yang lain, misalnya selepas sandaran dipulihkan. Tetapkan kunci itu sebagai SECRET_KEY_OLD, atau sambungkan sekali lagi.",
  },
  reconnect: "Sambungkan semula",
  reconnectNamed: "Sambungkan semula: {{email}}",
  addProfile: "Benarkan Business Profile",
  addProfileNamed: "Benarkan Business Profile bagi {{email}}",
  disconnect: "Putuskan",
  disconnectNamed: "Putuskan sambungan {{email}}",
  disconnectTitle: "Putuskan sambungan akaun Google",
  disconnectQuestion_zero:
    "Sambungan “{{email}}” diputuskan, dan tokennya dibatalkan di Google. Tiada pelanggan yang menggunakan akaun ini.",
  disconnectQuestion_one:
    "Sambungan “{{email}}” diputuskan, dan tokennya dibatalkan di Google. Tiada lagi yang dibaca untuk {{number}} pelanggan sehingga anda menyambungkannya semula.",
  disconnectQuestion_other:
    "Sambungan “{{email}}” diputuskan, dan tokennya dibatalkan di Google. Tiada lagi yang dibaca untuk {{number}} pelanggan sehingga anda menyambungkannya semula.",
  disconnecting: "Memutuskan...",
  disconnected: "Sambungan akaun Google diputuskan",
  disconnectedHere:
    "Token sudah dipadam di sini, tetapi Google tidak dimaklumkan. Tamatkan juga akses itu di Google: myaccount.google.com/connections, atau padam kuncinya di Google Cloud.",
  disconnectFailed: "Gagal memutuskan sambungan: {{message}}",
  remove: "Buang",
  removeNamed: "Buang {{email}}",
  removeTitle: "Buang akaun Google",
  removeQuestion:
    "“{{email}}” dibuang daripada senarai ini. Pelanggan yang menggunakannya tidak lagi mempunyai sumber; angka mereka kekal.",
  removing: "Membuang...",
  removed: "Akaun Google dibuang",
  removeFailed: "Gagal membuang: {{message}}",
  outcome: {
    connected: "Google sudah disambungkan. Sekarang, bagi setiap pelanggan, pilih harta dan laman miliknya.",
    cancelled: "Anda membatalkannya di Google. Tiada apa-apa yang berubah.",
    used: "Log masuk Google ini sudah digunakan, atau tidak bermula di sini. Tekan “Sambungkan Google” untuk bermula semula.",
    expired:
      "Log masuk Google ini mengambil masa lebih daripada sepuluh minit. Tekan “Sambungkan Google” untuk bermula semula.",
    other_session:
      "Log masuk Google ini bermula dalam pelayar lain atau oleh staf lain. Tekan “Sambungkan Google” untuk bermula semula di sini.",
    signed_out:
      "Anda telah dilog keluar, maka Google tidak disambungkan. Tekan “Sambungkan Google” untuk bermula semula.",
    other_account:
      "Anda memilih akaun Google yang berbeza daripada yang hendak disambungkan semula. Tiada apa-apa yang berubah. Pilih akaun yang sama, atau sambungkan akaun lain itu sebagai akaun baharu.",
    permission_missing:
      "Ada kebenaran yang tidak ditandakan di halaman Google, maka Google tidak disambungkan. Bermula semula, dan tandakan semua kotak.",
    refused:
      "Google tidak menerima log masuk itu. Semak GOOGLE_CLIENT_ID dan GOOGLE_CLIENT_SECRET, kemudian cuba lagi.",
    unreachable: "Google tidak dapat dihubungi atau mengalami gangguan. Sila cuba lagi sebentar nanti.",
  },
  setUp: {
    title: "Cara menyediakan sambungan",
    lead: "Google membenarkan agensi anda log masuk setelah anda mempunyai aplikasi OAuth sendiri. Ia mengambil masa sepuluh minit dan percuma.",
    steps: {
      project:
        "Dalam konsol Google Cloud (console.cloud.google.com), buat satu projek, dan hidupkan API berikut di bawah “APIs & Services”: Google Analytics Data API, Google Analytics Admin API, Google Search Console API.",
      consent:
        "Di bawah “Google Auth Platform”, isi nama agensi anda, dan tambah skop analytics.readonly dan webmasters.readonly. Terbitkan aplikasi itu (“In production”): dalam “Testing”, Google menamatkan setiap sambungan selepas 7 hari.",
      client:
        "Di bawah “Clients”, buat satu klien jenis “Web application”, dengan alamat lencongan yang tepat seperti ini:",
      variables:
        "Tetapkan GOOGLE_CLIENT_ID dan GOOGLE_CLIENT_SECRET kepada nilai yang ditunjukkan oleh Google, kemudian mulakan semula API dan pemproses.",
    },
    copyAddress: "Salin alamat lencongan",
  },
  key: {
    open: "Guna kunci akaun perkhidmatan",
    title: "Sambungkan dengan kunci akaun perkhidmatan",
    lead: "Pilih fail JSON kunci itu daripada Google Cloud. Kemudian beri alamat akaun perkhidmatan itu akses kepada setiap harta dan laman di Google.",
    file: "Fail kunci (JSON)",
    missing: "Pilih fail dahulu",
    tooLarge: "Fail ini terlalu besar untuk sebuah kunci. Pilih fail kunci JSON daripada Google Cloud.",
    add: "Sambungkan",
    adding: "Bertanya kepada Google...",
    added: "Akaun perkhidmatan disambungkan",
    failed: "Gagal menyambungkan: {{message}}",
  },
  sources: {
    open: "Sumber",
    title: "Sumber {{name}}",
    lead: "Pilih harta, laman dan lokasi milik pelanggan ini. Apa yang tidak ada di Google boleh ditaip atau diimport di bahagian Angka.",
    noConnection:
      "Belum ada akaun Google yang disambungkan. Sambungkan satu akaun di bawah Tetapan Sistem, sekali sahaja untuk semua pelanggan.",
    toSettings: "Ke Tetapan Sistem",
    toReports: "Ke laporan",
    account: { analytics: "Harta {{id}}", search_console: "{{id}}" },
    zone: "Hari mengikut zon waktu {{zone}}",
    readBy: "Dibaca dengan {{email}}",
    chosen: "Dipilih oleh {{name}}, {{when}}",
    sites: "Laman web: {{sites}}",
    usedBy: "Turut digunakan oleh {{clients}}",
    accepted: {
      shared: "{{name}} mengesahkan bahawa beberapa pelanggan menggunakannya, {{when}}",
      site: "{{name}} mengesahkannya walaupun laman webnya berlainan, {{when}}",
      name: "{{name}} mengesahkannya walaupun namanya berlainan, {{when}}",
    },
    ended: "Sambungan {{email}} sudah tamat, maka tiada yang dibaca. Sambungkan semula di bawah Tetapan Sistem.",
    lastRead: "Kali terakhir dibaca {{when}}",
    failing: "Sejak {{when}}: {{reason}}",
    progress: "{{read}} daripada {{total}} bulan dibaca",
    cancelled_one: "{{number}} bulan dibatalkan",
    cancelled_other: "{{number}} bulan dibatalkan",
    failed_one: "{{number}} bulan gagal selepas banyak percubaan",
    failed_other: "{{number}} bulan gagal selepas banyak percubaan",
    cancel: "Batalkan yang selebihnya",
    cancelNamed: "Batalkan bacaan {{kind}} yang selebihnya",
    cancelFailed: "Gagal membatalkan: {{message}}",
    tracking: {
      label: "Kata kunci pelanggan ini",
      hint: "Satu bagi setiap baris, paling banyak {{most}}. Biarkan kosong untuk menggunakan carian dengan klik terbanyak.",
      country: "Dicari di",
      everywhere: "Di mana-mana",
      save: "Simpan kata kunci",
      saved: "Kata kunci disimpan. Bulan terkini dibaca semula, kecuali jika laporannya sudah diluluskan.",
      failed: "Gagal menyimpan kata kunci: {{message}}",
    },
    fills: {
      open: "Mengisi {{count}} daripada {{total}} angka",
      label: "Angka yang datang daripada {{source}}",
      hint: "Taip atau import angka lain di bawah Angka. Angka yang diisi oleh sumber lain akan diambil alih.",
      callsAsLeads: "Prospek: panggilan dikira sebagai prospek",
      save: "Simpan angka",
      saved: "Disimpan. Tempoh terbaharu dibaca semula, kecuali yang laporannya sudah diluluskan.",
      failed: "Gagal menyimpan angka: {{message}}",
    },
    readNow: "Baca sekarang",
    readNowLead: "Membaca apa yang belum ada daripada setiap sumber pelanggan ini.",
    readAsked: "Sumber sedang dibaca",
    readFailed: "Gagal membaca: {{message}}",
    change: "Tukar",
    changeNamed: "Tukar {{kind}}",
    keep: "Kekalkan yang sedia ada",
    clear: "Tanggalkan",
    clearNamed: "Tanggalkan {{kind}} daripada pelanggan ini",
    cleared: "Sumber ditanggalkan",
    remove: {
      title: "Tanggalkan {{kind}}",
      question:
        "“{{name}}” ditanggalkan daripada pelanggan ini bersama angka yang dibaca daripadanya. Angka yang ditaip atau diimport oleh pasukan anda kekal.",
      busy: "Menanggalkan...",
    },
    choose: {
      title: "Gunakan “{{account}}” untuk {{client}}?",
      check: "Semak perkara ini sebelum menggunakannya:",
      removes:
        "Angka yang dibaca daripada sumber sebelumnya dibuang. Angka yang ditaip atau diimport oleh pasukan anda kekal.",
      confirm: "Gunakan",
    },
    doubt: {
      shared: "Turut digunakan oleh {{clients}}. Gunakan untuk kedua-duanya?",
      sharedBySeveral: "Turut digunakan oleh {{clients}}. Gunakan untuk semuanya?",
      site: "Laman webnya {{sites}}, sedangkan laman web {{client}} ialah {{website}}.",
      noWebsite: "Laman webnya {{sites}}. Laman web {{client}} belum diisi.",
      owners: "{{sites}} ialah laman web {{clients}}.",
      name: "Google tidak menyatakan laman webnya, dan namanya tidak menyerupai {{client}}.",
    },
    removal: {
      loses_zero: "Tiada tempoh lain yang kehilangan angka.",
      loses_one: "{{number}} tempoh kehilangan angka.",
      loses_other: "{{number}} tempoh kehilangan angka.",
      nothing: "Tiada angka yang dibaca daripadanya.",
      done_zero: "Tiada angka yang dibuang",
      done_one: "Angka dibuang daripada {{number}} tempoh",
      done_other: "Angka dibuang daripada {{number}} tempoh",
      emptied: "Tiada angka yang tinggal:",
      left: "Angka lain kekal:",
      keep_one: "{{number}} laporan yang diluluskan mengekalkannya:",
      keep_other: "{{number}} laporan yang diluluskan mengekalkannya:",
      show_one: "{{number}} laporan yang diluluskan masih menunjukkannya, kerana laporan itu tidak berubah:",
      show_other: "{{number}} laporan yang diluluskan masih menunjukkannya, kerana laporan itu tidak berubah:",
      sent: "{{period}} (dihantar {{when}})",
      approvedOn: "{{period}} (diluluskan {{when}}, belum dihantar)",
      compared:
        "Laporan seterusnya dibandingkan dengan tempoh ini. Jika angka itu bukan milik pelanggan ini, buka tempoh itu di bahagian Angka dan padamkan angkanya.",
      comparedNew:
        "Sumber baharu turut dibaca bagi tempoh ini. Laporan seterusnya dibandingkan dengan angkanya, dan dengan angka yang dikekalkan jika sumber itu tiada angka.",
      approvedToo: "Buang juga daripada tempoh ini",
      approvedTooHint:
        "Pilih jika angka itu bukan milik pelanggan ini. Laporan seterusnya tidak akan dibandingkan dengannya. Laporan yang sudah diluluskan tidak berubah.",
    },
    clearFailed: "Gagal menanggalkan sumber: {{message}}",
    connection: "Akaun Google",
    search: {
      analytics: "Cari harta mengikut nama atau nombor",
      search_console: "Cari laman mengikut alamat",
      business_profile: "Cari lokasi mengikut nama atau alamat",
    },
    choices: {
      analytics: "Pilih harta",
      search_console: "Pilih laman",
      business_profile: "Pilih lokasi",
    },
    profileHint:
      "Panggilan, permintaan arah dan klik ke laman web boleh ditaip atau diimport. Setelah Google membenarkan agensi anda menggunakan API Business Profile, sambungan boleh membacanya:",
    suggested: "Nampaknya milik pelanggan ini",
    choosing: "Bertanya kepada Google...",
    saved: "Sumber dipilih",
    savedOf: "{{name}}, laman web: {{sites}}",
    saveFailed: "Gagal memilih sumber: {{message}}",
    shown: "{{shown}} daripada {{total}} dipaparkan. Taip sebahagian nama untuk mencari yang lain.",
    none: "Akaun Google ini belum mempunyai akses. Minta pelanggan memberinya akses di Google, kemudian lihat semula.",
    nothingFound: "Tiada yang sepadan dengan “{{search}}”.",
  },
};
