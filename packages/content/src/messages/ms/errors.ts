import type { Translation } from "../../translation.ts";
import type { errors as english } from "../en/errors.ts";
import { label } from "./error-labels.ts";

export const errors: Translation<typeof english> = {
  invalid_input: "Sila semak: {{fields}}.",
  malformed_body: "Permintaan tidak dapat dibaca. Sila hantar JSON yang sah.",
  malformed_request: "Permintaan itu tidak dapat dibaca.",
  request_too_slow: "Permintaan itu mengambil masa terlalu lama untuk tiba. Sila cuba lagi.",
  headers_too_large: "Pengepala permintaan itu terlalu besar. Sila padam kuki laman ini dan cuba lagi.",
  invalid_csv: "Fail tidak diimport; tiada apa-apa yang berubah. Betulkan masalah berikut dan cuba lagi.",
  not_signed_in: "Sila log masuk.",
  wrong_credentials: "Nama pengguna atau kata laluan tidak sah",
  wrong_origin: "Permintaan ini datang dari laman lain dan ditolak.",
  not_found: "Tiada apa-apa di alamat ini.",
  client_not_found: "Tiada pelanggan dengan ID ini. Sila semak dan cuba lagi.",
  report_not_found: "Pelanggan ini tidak mempunyai laporan tersebut. Sila pilih satu daripada senarai.",
  run_not_found: "Tugasan ini tidak ditemui. Sila muat semula halaman ini.",
  mail_not_found: "E-mel ini tidak ditemui. Sila muat semula halaman ini.",
  audit_not_found: "Audit ini tidak ditemui. Sila jalankan audit baharu.",
  article_not_found: "Artikel ini tidak ditemui.",
  link_not_found: "Pautan ini tidak lagi berfungsi. Sila gunakan pautan dalam e-mel kami yang terbaharu.",
  enquiry_not_found: "Pertanyaan ini tidak ditemui. Mungkin sudah dipadam.",
  share_not_found: "Pautan ini tidak membuka apa-apa laporan. Sila minta pautan penuh daripada pengirimnya.",
  share_ended: "Pautan ini tidak lagi berfungsi. Sila minta pautan baharu daripada pengirimnya.",
  too_many_shares: "Laporan ini sudah mempunyai {{most}} pautan. Tamatkan pautan yang tidak diperlukan lagi.",
  notification_not_found: "E-mel ini tidak ditemui. Mungkin sudah dipadam.",
  connection_not_found: "Sambungan ini tidak ditemui. Mungkin sudah dibuang. Sila muat semula halaman ini.",
  choice_unconfirmed:
    "Tiada apa-apa diubah: {{account}} mungkin bukan milik {{client}}. Semak dahulu, kemudian sahkan bahawa anda mahu menggunakannya.",
  connection_ended:
    "Sambungan {{email}} sudah tamat. Sambungkan sekali lagi di bawah Tetapan Sistem, kemudian cuba lagi.",
  figures_not_found: "Tempoh ini tidak lagi mempunyai angka. Sila muat semula halaman ini.",
  figures_changed: "Angka bagi tempoh ini sudah berubah sejak anda melihatnya. Semak sekali lagi, kemudian padamkan.",
  google_not_configured:
    "Aplikasi OAuth agensi belum disediakan. Tetapan Sistem menerangkan caranya; sementara itu, sambungkan dengan kunci akaun perkhidmatan.",
  still_connected: "Akaun Google ini masih disambungkan. Putuskan sambungannya dahulu.",
  account_not_readable:
    "{{email}} tidak boleh membaca {{account}}. Minta pemiliknya memberi {{email}} akses di Google, atau sambungkan akaun yang mempunyai akses, kemudian pilih sekali lagi.",
  google_failed: "{{problem}}",
  email_taken: "Sudah ada pelanggan dengan nama dan alamat e-mel ini.",
  no_figures:
    "Tiada angka bagi {{start}} hingga {{end}}. Taip angkanya atau import fail di bahagian Angka, kemudian jana laporan sekali lagi.",
  no_recipients:
    "Tiada orang hubungan pelanggan ini yang menerima laporan ini. Pilih penerimanya di bahagian orang hubungan.",
  not_approved: "Laporan ini belum diluluskan. Luluskan dahulu, kemudian hantar.",
  not_generated: "Laporan ini belum dijana. Jana laporan ini dahulu.",
  report_changed: "Laporan ini sudah berubah sejak anda melihatnya. Semak sekali lagi, kemudian luluskan.",
  sample_not_mailed:
    "Laporan ini dibuat daripada angka contoh, yang tidak pernah dihantar melalui e-mel. Taip atau import angka sebenar pelanggan di bahagian Angka.",
  source_unread:
    "{{source}} belum dibaca untuk {{start}} hingga {{end}}, jadi laporan ini ditahan. Lihat sebabnya di bahagian sumber pelanggan. Untuk meneruskan tanpanya, sediakan laporan di bahagian Laporan, semak dan luluskannya.",
  recording_refused: "Pelanggan telah mematikannya di portal. Hanya pelanggan boleh menghidupkannya semula.",
  not_uncertain: "Hasil e-mel ini sudah diketahui. Sila muat semula halaman ini.",
  speed_test_failed: "Ujian kelajuan laman web tidak berjaya. Sila semak URL dan cuba lagi.",
  speed_test_busy: "Banyak laman web sedang diuji buat masa ini. Sila cuba lagi dalam {{seconds}} saat.",
  speed_test_waiting:
    "Ujian kelajuan lain daripada rangkaian anda masih berjalan. Sila tunggu sehingga selesai, kemudian cuba lagi.",
  booking_changed: "Tempahan ini sudah diubah sebentar tadi. Sila muat semula halaman ini.",
  booking_over: "Konsultasi ini sudah dibatalkan atau sudah bermula. Anda boleh menempah yang lain.",
  slot_taken: "Orang lain lebih pantas: masa ini baru sahaja ditempah. Sila pilih masa lain.",
  too_many_bookings: "Alamat ini sudah ada {{count}} tempahan konsultasi. Sila tukar masa salah satu daripadanya.",
  body_too_large:
    "Kandungan ini terlalu besar untuk dihantar. Sila pendekkan teksnya atau pilih fail yang lebih kecil.",
  unsupported_media_type: "Jenis kandungan ini tidak diterima di sini.",
  page_unreachable: "Laman web gagal dianalisis. Sila semak URL dan cuba lagi.",
  page_insecure:
    "Laman web gagal dianalisis. Sila semak URL dan cuba lagi. Sijil keselamatan laman web itu tidak dipercayai oleh pelayar. Minta penyedia hos memperbaharuinya.",
  page_redirects:
    "Laman web gagal dianalisis. Sila semak URL dan cuba lagi. Alamat itu asyik melencong, maka halamannya tidak pernah terbuka. Minta penjaga laman web memeriksa lencongannya.",
  page_error:
    "Laman web gagal dianalisis. Sila semak URL dan cuba lagi. Alamat itu menjawab dengan ralat {{status}} dan bukan halaman.",
  page_refused:
    "Laman web gagal dianalisis. Sila semak URL dan cuba lagi. Laman web itu menolak semakan kami dengan ralat {{status}}. Pelawat mungkin masih dapat membukanya. Tanya penyedia hos sama ada tembok apinya turut menolak enjin carian.",
  page_empty: "Laman web gagal dianalisis. Sila semak URL dan cuba lagi. Laman web itu menjawab dengan halaman kosong.",
  page_not_drawn:
    "Pelayar tidak sempat melukis halaman itu. Keputusan bagi halaman seperti yang dihantar kekal seperti sedia ada.",
  page_not_html: "Laman web gagal dianalisis. Sila semak URL dan cuba lagi. Alamat itu tidak membawa ke halaman web.",
  page_too_large: "Laman web gagal dianalisis. Sila semak URL dan cuba lagi. Halamannya terlalu besar.",
  page_too_slow:
    "Laman web gagal dianalisis. Sila semak URL dan cuba lagi. Laman web itu mengambil masa terlalu lama untuk menjawab.",
  page_unreadable:
    "Laman web gagal dianalisis. Sila semak URL dan cuba lagi. Halaman itu tidak dapat dibaca kerana halaman, robots.txt atau peta lamannya terlalu rumit.",
  file_unreadable:
    "Fail tidak dapat dibaca kerana terlalu rumit; tiada apa-apa yang berubah. Sila mulakan dengan templat.",
  upload_ended: "Fail ini tidak disimpan lagi. Sila pilih fail itu sekali lagi.",
  logo_unreadable:
    "Logo tidak dapat dibaca; tiada apa-apa yang berubah. Sila pilih fail PNG, JPEG atau SVG yang ada gambar.",
  logo_too_large:
    "Gambar terlalu besar; tiada apa-apa yang berubah. Sila pilih gambar yang tidak melebihi 4,000 piksel pada setiap sisi.",
  logo_incomplete:
    "Fail SVG ini ada teks atau gambar terpaut yang tiada dalam fail; tiada apa-apa yang berubah. Sila tukar teksnya kepada laluan (path) dan benamkan gambarnya, atau pilih PNG.",
  report_not_drawn:
    "PDF tidak dapat dihasilkan kerana laporan terlalu panjang. Anda boleh membaca laporan di halamannya.",
  too_many_at_once: "Terlalu banyak permintaan daripada rangkaian anda sedang diproses. Sila cuba lagi sebentar nanti.",
  too_many_attempts: "Terlalu banyak percubaan. Sila tunggu {{seconds}} saat dan cuba lagi.",
  internal_error: "Ada masalah di pihak kami. Sila cuba lagi.",
  mail_failed: "{{problem}}",
  unavailable: "Perkhidmatan tidak dapat dicapai buat masa ini. Sila cuba lagi sebentar nanti.",
  problem: {
    no_figures: "Tiada angka bagi tempoh ini. Tambah di bahagian Angka, kemudian jana laporan sekali lagi.",
    sample_not_mailed:
      "Laporan ini dibuat daripada angka contoh, yang tidak pernah dihantar melalui e-mel. Tambah angka sebenar pelanggan di bahagian Angka, kemudian hantar sekali lagi.",
    source_unread: "{{source}} belum dibaca. Biasanya ia mengambil masa seminit.",
    source_failing: "{{source}}: {{reason}}",
    letters_missing:
      "PDF tidak dapat memaparkan sesetengah huruf dalam laporan ini, jadi laporan tidak diluluskan atau dihantar. Buka halaman Semak laporan: perkataannya disenaraikan di situ, dan anda boleh meluluskannya.",
    internal_error: "Ada masalah di pihak kami. Jika berulang, minta pengendali pelayan menyemak lognya.",
    disk_full: "Cakera pelayan penuh. Kosongkan sedikit ruang, kemudian cuba lagi.",
    render_failed: "E-mel tidak dapat disediakan. Jika berulang, minta pengendali pelayan menyemak lognya.",
    worker_stopped: "Pelayan terhenti sebelum kerja ini selesai. Sila cuba lagi.",
    mail_unreachable: "Pelayan e-mel tidak dapat dihubungi. Pastikan pelayan itu berjalan dan SMTP_URL betul.",
    mail_insecure:
      "Sambungan selamat ke pelayan e-mel gagal. Semak sijilnya dan SMTP_URL. Kata laluan dihantar melalui sambungan yang disulitkan sahaja.",
    mail_timeout: "Pelayan e-mel mengambil masa terlalu lama untuk menjawab. Sila cuba lagi sebentar nanti.",
    mail_interrupted: "Pelayan e-mel memutuskan sambungan sebelum menerima e-mel itu. Sila cuba lagi sebentar nanti.",
    mail_unanswered: "Pelayan e-mel tidak mengesahkan bahawa e-mel itu diterima.",
    sign_in_refused:
      "Pelayan e-mel menolak log masuk kami. Semak nama pengguna dan kata laluan dalam SMTP_URL. Jawapannya: {{reply}}",
    mailbox_unknown:
      "Pelayan e-mel tidak mengenali alamat ini. Semak alamatnya, kemudian hantar semula. Jawapannya: {{reply}}",
    mailbox_full:
      "Peti mel penerima penuh. Minta mereka mengosongkannya, kemudian hantar semula. Jawapan pelayan e-mel: {{reply}}",
    mail_too_large: "E-mel ini terlalu besar bagi pelayan e-mel penerima. Jawapannya: {{reply}}",
    mail_deferred: "Pelayan e-mel meminta kami mencuba lagi kemudian: {{reply}}",
    mail_refused: "Pelayan e-mel menolak e-mel ini: {{reply}}",
  },
  source: {
    unauthorised: "Google tidak menerima log masuk kami. Sambungkan akaun Google sekali lagi di bawah Tetapan Sistem.",
    scope_missing:
      "Ada kebenaran yang tidak ditandakan di halaman Google. Sambungkan akaun Google sekali lagi di bawah Tetapan Sistem, dan tandakan semua kotak.",
    revoked:
      "Google telah menamatkan sambungan ini. Mungkin sambungan dibatalkan, kata laluan ditukar, atau aplikasi itu masih dalam “Testing”. Dalam “Testing”, Google menamatkan sambungan selepas 7 hari. Sambungkan akaun Google sekali lagi di bawah Tetapan Sistem.",
    no_access: "Akaun Google yang disambungkan tidak boleh membacanya. Minta pemiliknya memberi akses di Google.",
    api_disabled: "API ini belum dihidupkan dalam projek Google Cloud agensi. Hidupkannya di sana, kemudian cuba lagi.",
    gone: "Google tidak lagi mengenali harta atau laman ini. Pilih yang lain di bahagian sumber pelanggan.",
    too_many: "Kuota Google sudah habis buat masa ini. Sila cuba lagi kemudian.",
    server_error: "Google mengalami gangguan buat masa ini. Sila cuba lagi kemudian.",
    empty: "Google tiada data bagi tempoh ini. Pastikan lawatan ke laman web itu diukur.",
    slow: "Google mengambil masa terlalu lama untuk menjawab. Sila cuba lagi kemudian.",
    cut_off: "Sambungan ke Google terputus. Sila cuba lagi.",
    unreachable: "Google tidak dapat dihubungi. Semak sambungan internet pelayan, kemudian cuba lagi.",
    unexpected: "Google memberi jawapan yang tidak kami fahami. Sila cuba lagi kemudian.",
  },
  field: {
    service_account_key: "mestilah fail JSON kunci akaun perkhidmatan, seperti yang diberi oleh Google Cloud",
    required: "wajib diisi",
    too_long: "terlalu panjang: paling banyak {{maximum}} aksara",
    too_short: "terlalu pendek: sekurang-kurangnya {{minimum}} aksara",
    too_small: "mestilah {{minimum}} atau lebih",
    too_big: "mestilah {{maximum}} atau kurang",
    too_many: "ada terlalu banyak item: paling banyak {{maximum}}",
    wrong_type: "bukan jenis yang betul",
    whole_number: "mestilah nombor bulat, misalnya 2500",
    number: "mestilah nombor, misalnya 12.5",
    amount: "mestilah jumlah seperti 1200 atau 1200.50",
    not_an_option: "mestilah salah satu daripada {{options}}",
    unknown: "bukan medan yang dikenali",
    email: "mestilah alamat e-mel, misalnya nama@example.com",
    email_name:
      "mengandungi aksara di hadapan @ yang ditolak oleh banyak pelayan e-mel: beri alamat yang hanya ada huruf a hingga z, angka, titik atau sempang di situ",
    web_address: "mestilah alamat web, seperti kedai.example",
    phone_number: "mestilah nombor telefon, seperti +60 12-345 6789",
    not_offered: "tidak lagi ditawarkan: pilih yang lain atau kosongkan",
    single_line: "mestilah satu baris teks sahaja",
    date: "mestilah tarikh seperti 2026-11-02",
    not_a_period_start: "mestilah hari pertama tempoh: hari Isnin, hari pertama bulan atau hari pertama suku tahun",
    day_in_future: "tidak boleh pada masa hadapan",
    period_in_future: "mestilah tempoh yang sudah tamat",
    period_too_old: "tidak boleh sebelum tahun 2000",
    report_too_old: "mestilah salah satu daripada 24 tempoh yang lalu",
    no_formula: "tidak boleh bermula dengan =, +, -, @ atau mengandungi |",
    parts_exceed_total: "tidak boleh melebihi jumlah pelawat",
    total_below_parts: "tidak boleh kurang daripada bahagiannya, yang berjumlah {{sum}} dalam tempoh ini",
    weekday: "mestilah 1 (Isnin) hingga 7 (Ahad)",
    section_twice: "mesti menamakan setiap bahagian sekali sahaja",
    slot_closed: "di luar waktu operasi kami",
    slot_holiday: "jatuh pada hari kelepasan am",
    slot_off_grid: "mestilah salah satu masa yang kami tawarkan",
    slot_past: "sudah berlalu",
    slot_too_far: "terlalu jauh ke hadapan",
    slot_too_soon: "terlalu hampir dengan waktu sekarang: sila pilih masa yang lebih lewat",
    taken: "sudah digunakan",
    wrong_password: "tidak betul",
    common_password: "termasuk dalam kata laluan yang paling mudah diteka: pilih yang lain",
    contact_twice: "sudah digunakan untuk orang hubungan lain pelanggan ini",
    no_mail_headers:
      "perlu mengandungi pengepala e-mel yang sudah sampai, dengan baris seperti “Received:” atau “DKIM-Signature:”",
    columns: "mesti mempunyai {{expected}} lajur, tetapi ada {{found}}",
    repeats: "mengulangi tempoh pada baris {{other}}",
    no_rows: "tidak mengandungi angka",
    unreadable: "tidak dapat dibaca sebagai CSV",
    damaged: "rosak atau tidak lengkap: eksport atau simpan sekali lagi",
    compared: "membandingkan dua tempoh atau kumpulan pengguna: eksport sekali lagi tanpa perbandingan",
    days_missing: "tidak mengandungi setiap hari dalam tempohnya: eksport tempoh yang penuh",
    filtered:
      "terhad kepada {{value}}: eksport sekali lagi tanpa penapis ini supaya angkanya meliputi seluruh laman web",
    formula_without_value: "mengandungi formula tanpa hasilnya: buka fail dalam program hamparan, simpan dan cuba lagi",
    has_password: "dikunci dengan kata laluan: simpan tanpa kata laluan",
    mixed_dates:
      "mengandungi tarikh yang bermula dengan hari dan tarikh yang bermula dengan bulan: tulis semuanya dengan satu cara, seperti 2026-11-02",
    no_known_column:
      "tidak mempunyai lajur yang kami kenali, hanya {{found}}: namakan satu lajur bagi tempoh dan satu bagi setiap angka, seperti Pelawat, Kunjungan dan Prospek",
    not_a_period: "mestilah tempoh seperti Oktober 2026, atau hari pertamanya seperti 2026-10-01",
    not_a_whole_period:
      "mestilah satu minggu, bulan atau suku tahun yang penuh, bukan {{start}} hingga {{end}}: pilih satu dalam sumber dan eksport sekali lagi",
    not_days:
      "mengandungi jam, minggu atau bulan, bukan hari: pilih paparan harian di atas carta dan eksport sekali lagi",
    nothing_adds_up:
      "hanya mengandungi angka yang tidak boleh dijumlahkan bagi satu tempoh, seperti pelawat bagi setiap hari: eksport tempoh yang penuh",
    other_kind: "bukan fail angka: simpan sebagai CSV atau buku kerja Excel (.xlsx)",
    rows_are_parts:
      "membahagikan angka kepada beberapa bahagian: gunakan jadual dengan satu baris bagi tempoh yang penuh",
    share_not_count: "ialah peratusan: laporan memerlukan bilangan sebenar",
    total_differs:
      "ialah {{total}} dalam baris jumlah, tetapi baris lain berjumlah {{sum}}: eksport semua baris sekali lagi",
    too_wide: "mempunyai lebih daripada {{maximum}} lajur",
    unpacks_too_large: "menjadi lebih besar daripada {{maximum}} MB apabila dibuka: eksport baris yang lebih sedikit",
    unsafe_names: "mengandungi fail dengan nama yang tidak selamat: eksport sekali lagi",
    all_hidden: "hanya mengandungi helaian tersembunyi: paparkan helaian yang berisi angka, simpan fail dan cuba lagi",
    date_not_count:
      "memaparkan tarikh atau masa ({{text}}), bukan nombor: tukar format sel itu dalam program hamparan, simpan fail dan cuba lagi",
    is_html:
      "ialah halaman web, walaupun namanya berakhir dengan .xls: buka dalam program hamparan dan simpan sebagai buku kerja Excel (.xlsx)",
    is_numbers: "ialah hamparan Numbers: dalam Numbers, pilih File > Export To > Excel atau CSV",
    is_ods: "ialah hamparan OpenDocument (.ods): simpan sebagai buku kerja Excel (.xlsx) atau CSV",
    is_xls:
      "ialah buku kerja Excel lama (.xls) atau dikunci dengan kata laluan: simpan sebagai buku kerja Excel (.xlsx) tanpa kata laluan",
    is_xlsb: "ialah buku kerja Excel binari (.xlsb): simpan sebagai buku kerja Excel (.xlsx)",
    is_xml:
      "ialah hamparan XML, walaupun namanya berakhir dengan .xls: buka dalam Excel dan simpan sebagai buku kerja Excel (.xlsx)",
    money_not_count: "ialah jumlah wang ({{currency}}): laporan memerlukan bilangan di sini",
    other_currency:
      "dalam {{currency}}, sedangkan laporan menggunakan {{own}}: tukar jumlahnya, atau eksport dalam {{own}}",
    shortened: "memaparkan nombor yang diringkaskan ({{text}}): laporan memerlukan nombor penuh",
    spreadsheet_error: "memaparkan ralat {{error}}: betulkan formulanya, simpan fail dan cuba lagi",
    text_missing:
      "merujuk kepada teks yang tiada dalam buku kerja: buka fail dalam program hamparan, simpan dan cuba lagi",
    thousand_or_decimal:
      "ialah {{text}}, yang boleh bermaksud {{whole}} atau nombor dengan tiga tempat perpuluhan: tulis ribuan tanpa pemisah",
    truth_not_count: "ialah {{text}}: laporan memerlukan nombor",
    unknown_encoding:
      "mengandungi huruf yang tidak dapat dibaca dengan pasti: simpan fail sebagai “CSV UTF-8” atau buku kerja Excel (.xlsx)",
    zip_in_zip: "mengandungi fail zip lain: buka fail itu dan muat naik isinya",
    site_unreachable: "tidak dapat dicapai; jika tiada https, tulis http:// di hadapannya",
    site_insecure: "menggunakan sijil keselamatan yang tidak dipercayai oleh pelayar",
    site_too_slow: "mengambil masa terlalu lama untuk memberi jawapan",
    site_too_large: "terlalu besar: melebihi 2 MB",
    site_too_many_redirects: "melencongkan pelawatnya terlalu banyak kali",
    site_not_html: "tidak membawa ke halaman web",
    site_error_status: "memberi mesej ralat, bukan halaman",
    site_unreadable: "memberi jawapan yang tidak dapat dibaca oleh pelayar",
    invalid: "tidak betul",
  },
  /** Options that no form or list of the dashboard names. */
  option: {
    shared: "Digunakan klien lain",
    site: "Laman web lain",
    true: "Ya",
    false: "Tidak",
    day_first: "Hari dahulu",
    month_first: "Bulan dahulu",
    yes: "Ya",
    no: "Tidak",
    asc: "Menaik",
    desc: "Menurun",
    name: "Nama",
    created: "Tarikh ditambah",
    package: "Pakej",
    fee: "Yuran bulanan",
    status: "Status",
    state: "Keadaan",
    visitors: "Pelawat",
    leads: "Prospek",
    position: "Kedudukan",
  },
  label,
  kept: {
    connection:
      "Agensi membaca angka pelanggannya dengan akaun Google ini. Untuk membuangnya, putuskan sambungan dan buang akaun itu di bawah Tetapan Sistem.",
    contract:
      "Rekod pelanggan dan laporannya termasuk dalam kontrak dan disimpan selama tempoh yang dinyatakan oleh undang-undang dan notis privasi. Untuk memadamnya juga, padamkan pelanggan tersebut.",
  },
};
