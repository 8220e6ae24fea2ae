import type { Translation } from "../../translation.ts";
import type { attention as english } from "../en/attention.ts";

export const attention: Translation<typeof english> = {
  title: "Perlu perhatian",
  lead: "Perkara ini perlu disemak. Senarai ini juga dihantar melalui e-mel pada pukul 8 pagi, jika ada isinya.",
  empty: "Tiada apa-apa yang perlu perhatian",
  emptyLead: "E-mel yang gagal, jadual tanpa angka dan laporan yang menunggu semakan dipaparkan di sini.",
  report: "{{type}}, {{period}}",
  since: "sejak {{when}}",
  actionNamed: "{{action}}: {{client}}, {{period}}",
  ends: "tamat {{when}}",
  connectNamed: "Sambungkan semula: {{account}}",
  more: "{{shown}} yang paling lama daripada {{total}} disenaraikan.",
  server: "Pelayan ini",
  free: "{{size}} masih kosong",
  waiting_one: "{{number}} e-mel menunggu",
  waiting_other: "{{number}} e-mel menunggu",
  lastBackup: "sandaran terakhir {{when}}",
  noBackup: "Sandaran belum pernah dibuat",
  kinds: {
    disk_low: {
      title: "Ruang cakera hampir penuh",
      remedy:
        "Tanpa ruang, laporan, e-mel dan pertanyaan tidak dapat disimpan. Maklumkan kepada pengendali pelayan: kosongkan atau tambah ruang.",
      action: "Lihat status",
    },
    mail_outage: {
      title: "Pelayan e-mel tidak menerima e-mel",
      remedy:
        "E-mel terus dicuba dan tiada yang hilang. Baca sebabnya. Jika berterusan, maklumkan kepada pengendali pelayan.",
      action: "Lihat status",
    },
    backup_late: {
      title: "Tiada sandaran terkini",
      remedy:
        "Maklumkan kepada pengendali pelayan: buat sandaran sekarang, dan semak sebab sandaran harian tidak dibuat.",
      action: "Lihat status",
    },
    mail_uncertain: {
      title: "Sudahkah e-mel ini sampai?",
      remedy:
        "Pelayan e-mel tidak menjawab. Tanya pelanggan atau semak pelayan e-mel, kemudian nyatakan sama ada setiap e-mel sudah sampai.",
      action: "Selesaikan",
    },
    mail_failed: {
      title: "E-mel yang gagal",
      remedy: "Baca sebabnya, betulkan alamat jika salah, kemudian hantar laporan sekali lagi.",
      action: "Hantar semula",
    },
    report_failed: {
      title: "Laporan yang gagal",
      remedy: "Jana laporan sekali lagi. Jika masih gagal, maklumkan kepada pengendali pelayan.",
      action: "Lihat laporan",
    },
    source_failing: {
      title: "Sumber yang tidak dapat dibaca",
      remedy:
        "Laporan yang memerlukannya ditahan, dan tiada angka lama dihantar. Laporan diteruskan dengan sendirinya apabila sumber berfungsi.",
      action: "Lihat sumber",
    },
    source_expiring: {
      title: "Sambungan Google yang hampir tamat",
      remedy:
        "Google menamatkan sambungan ini pada masa yang ditunjukkan, dan selepas itu sumbernya tidak dapat dibaca. Sambungkan semula akaun itu di bawah Tetapan Sistem. Jika aplikasi masih dalam “Testing”, terbitkannya di Google Cloud: dalam “Testing”, Google menamatkan sambungan selepas 7 hari.",
      action: "Sambungkan semula",
    },
    no_figures: {
      title: "Jadual tanpa angka",
      remedy: "Tambah angka bagi tempoh itu. Jadual akan menyediakan laporan dalam masa seminit.",
      action: "Tambah angka",
    },
    no_recipients: {
      title: "Jadual tanpa penerima",
      remedy:
        "Pilih sekurang-kurangnya satu orang hubungan sebagai penerima jenis laporan ini. Jadual akan menghantarnya dalam masa seminit.",
      action: "Sunting penerima",
    },
    sample_not_mailed: {
      title: "Jadual ditahan kerana data contoh",
      remedy: "Angka contoh tidak pernah dihantar kepada pelanggan. Tambah angka sebenar pelanggan.",
      action: "Tambah angka",
    },
    changed_since_sent: {
      title: "Berubah selepas dihantar",
      remedy:
        "Angka yang dihantar kepada pelanggan telah berubah. Semak laporan baharu, kemudian luluskan versi itu dan hantar. Anda juga boleh membiarkannya: peringatan ini hilang selepas 30 hari.",
      action: "Semak",
    },
    waiting_review: {
      title: "Menunggu semakan",
      remedy: "Disediakan lebih daripada tiga hari lalu. Semak laporan, kemudian luluskan.",
      action: "Semak",
    },
    revised_not_mailed: {
      title: "Dipinda, belum dihantar",
      remedy:
        "Pelanggan menerima versi yang lebih awal. Hantar versi baharu, atau biarkan: peringatan ini hilang selepas 30 hari.",
      action: "Semak",
    },
  },
};
