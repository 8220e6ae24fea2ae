import type { Translation } from "../../../translation.ts";
import type { terms as english } from "../../en/legal/terms.ts";

export const terms: Translation<typeof english> = {
  title: "Terma perkhidmatan",
  description:
    "Peraturan bagi laman ini dan alat percumanya: apa nilai keputusannya, laman mana yang boleh diuji, maksud harga dan sebut harga, dan undang-undang yang terpakai.",
  lead: "Peraturan bagi laman ini dan alat percumanya, serta maksud harga dan sebut harga kami. Kerja berbayar mempunyai kontrak bertulisnya sendiri.",
  brief: [
    "Laman dan alatnya percuma, untuk perniagaan anda sendiri.",
    "Uji hanya laman milik anda, atau yang pemiliknya bersetuju.",
    "Keputusan ialah ukuran pada satu ketika, bukan janji.",
    "Harga dalam {{currency}}. Yang mengikat ialah sebut harga bertulis.",
    "Apa yang kami bina untuk anda menjadi milik anda selepas dibayar.",
  ],
  sections: {
    scope: {
      title: "Apa yang diliputi terma ini",
      blocks: [
        'Laman ini milik {{legalName}}, {{address}} ("kami"). Dengan menggunakannya, anda menerima terma ini. Jika anda tidak bersetuju, jangan gunakan laman ini.',
        "Kerja berbayar berdasarkan sebut harga bertulis yang ditandatangani kedua-dua pihak. Jika isinya berbeza daripada halaman ini, sebut harga itulah yang terpakai.",
      ],
    },
    use: {
      title: "Menggunakan laman ini",
      blocks: [
        "Anda boleh membacanya, mencetaknya dan berkongsi pautannya. Tetapi jangan:",
        {
          list: [
            "cuba masuk ke bahagian yang bukan untuk anda, atau meneka kata laluan atau ID pelanggan;",
            "membebankan laman atau alatnya dengan permintaan automatik melebihi apa yang dibuat oleh seorang manusia. Enjin carian dan alat membaca yang mematuhi `robots.txt` dialu-alukan;",
            "menghantar melalui borang apa-apa yang palsu, menyalahi undang-undang atau memudaratkan, atau menggunakan nama orang lain.",
          ],
        },
        "Kami boleh menolak permintaan yang melanggar peraturan ini. Laman ini mungkin tergendala seketika kerana penyelenggaraan atau sebab di luar kawalan kami.",
      ],
    },
    tools: {
      title: "Apa yang alat kami beritahu, dan apa yang tidak",
      blocks: [
        "Audit SEO dan ujian kelajuan mengambil halaman yang anda namakan, melihatnya seperti keadaannya pada ketika itu, lalu memberi skor mengikut semakan dan pemberat yang kami terbitkan.",
        {
          list: [
            "Alat ini memberitahu apa yang kami jumpai, di mana, dan cara membaikinya. Jika sesuatu tidak dapat disemak, alat ini menyatakannya.",
            "Skor itu skor kami, bukan skor Google. Skor yang lebih baik tidak menjanjikan kedudukan yang lebih baik dalam carian.",
            "Kelajuan diukur dari pelayan kami atau pada telefon simulasi. Telefon dan talian pelawat anda mungkin lebih laju atau lebih perlahan.",
            "Halaman berubah, begitu juga keputusannya: ujian sejam kemudian mungkin memberi angka lain.",
          ],
        },
        "Semak dahulu keputusan itu sebelum membelanjakan wang kerananya. Alat ini percuma dan tidak dijamin lengkap atau sesuai untuk tujuan tertentu.",
      ],
    },
    permission: {
      title: "Hanya laman yang boleh anda uji",
      blocks: [
        "Uji sesuatu laman jika laman itu milik anda, jika anda yang menjaganya, atau jika pemiliknya sudah bersetuju. Ujian mengambil halaman terbuka seperti seorang pelawat. Namun membebankan pelayan orang, atau mencapai apa yang tidak terbuka kepada umum, boleh menjadi kesalahan, misalnya di bawah Akta Jenayah Komputer 1997 Malaysia.",
        "Pelayan kami memperkenalkan diri, mematuhi had, dan hanya mencapai alamat awam. Jika anda tidak mahu laman anda diuji, tulis kepada [{{email}}](mailto:{{email}}).",
      ],
    },
    consultation: {
      title: "Konsultasi percuma",
      blocks: [
        "Konsultasi berlangsung selama 30 minit dan tidak mengikat sesiapa. Jika anda memilih masa, masa itu milik anda selepas anda mengesahkannya melalui e-mel. Jika tidak, kami menghubungi anda dalam masa 24 jam untuk menetapkannya. Apa yang kami katakan ialah pandangan awal berdasarkan cerita anda.",
      ],
    },
    prices: {
      title: "Harga",
      blocks: [
        "Semua harga dalam {{currency}} ({{symbol}}), untuk pelanggan di negara lain juga, melainkan sebut harga menyatakan sebaliknya. Setiap halaman menyebut sama ada harga itu sekali bayar atau sebulan.",
        "Harga ditunjukkan tanpa cukai perkhidmatan. Jika cukai dikenakan, sebut harga dan invois menunjukkannya pada baris tersendiri. Wang iklan yang anda bayar kepada platform melebihi jumlah dalam pakej bukan sebahagian daripada harga kami.",
        "Kami boleh mengubah harga di laman ini. Sebut harga yang sudah ada di tangan anda tidak terjejas.",
      ],
    },
    offers: {
      title: "Sebut harga dan kontrak",
      blocks: [
        "Apa yang tertulis di laman ini ialah jemputan untuk bertanya, belum lagi tawaran di sisi undang-undang. Selepas berbincang, kami menghantar sebut harga bertulis yang menyatakan kerja, harga, tarikh dan bayarannya; sebut harga itu sah selama {{offerStands}}. Kontrak bermula apabila kedua-dua pihak menandatanganinya.",
        "Pelan dan pakej bulanan berjalan sehingga satu pihak menamatkannya secara bertulis dengan notis {{notice}}, melainkan sebut harga menetapkan tempohnya. Tarikh siap terpakai jika teks, gambar dan jawapan anda sampai tepat pada masanya.",
      ],
    },
    guarantees: {
      title: "Jaminan",
      blocks: [
        "Jika sesuatu pakej menyebut jaminan, maksudnya ialah apa yang tertulis dalam sebut harga: apa yang diukur, bila, dan apa yang anda terima jika kami gagal.",
        "Tiada siapa dapat menjanjikan tempat pertama dalam carian atau bilangan pelanggan, dan kami tidak menjanjikannya. Penarafan, kajian kes dan angka pada halaman kami menunjukkan pengalaman orang lain. Semua itu tidak menentukan apa yang akan anda alami.",
        "Hak anda di sisi undang-undang tidak terjejas, misalnya di bawah undang-undang perlindungan pengguna.",
      ],
    },
    ownership: {
      title: "Siapa memiliki apa",
      blocks: [
        "Teks, gambar dan reka bentuk laman ini milik kami atau digunakan dengan kebenaran. Anda boleh mencetak halaman untuk kegunaan sendiri dan memetiknya dengan pautan. Tanya dahulu sebelum menyalin lebih daripada itu.",
        "Apa yang anda hantar kepada kami kekal milik anda. Kami menggunakannya untuk menjawab dan membuat kerja itu, dan menunjukkannya kepada orang lain hanya jika anda bersetuju.",
        "Apa yang kami bina untuk anda menjadi milik anda selepas dibayar: reka bentuk, teks, kod dan kunci setiap akaun. Bahagian sumber terbuka kekal di bawah lesennya sendiri. Nama dan tanda syarikat lain kepunyaan mereka.",
      ],
    },
    portal: {
      title: "Portal klien dan laporan",
      blocks: [
        "ID pelanggan membuka portal anda tanpa kata laluan. Berikan hanya kepada mereka yang boleh melihat angka anda, dan beritahu kami jika ID itu sampai kepada orang lain: kami menggantikannya pada hari bekerja yang sama.",
        'Setiap angka dalam laporan menyebut sumber dan masanya. Jika sumber tidak memberi angka, tertulis "Tiada data". Laporan yang sudah kami luluskan tidak berubah dengan sendirinya, walaupun sumber membetulkan angkanya kemudian. Jika kami memindanya, laporan itu menyatakannya.',
      ],
    },
    links: {
      title: "Pautan dan syarikat lain",
      blocks: [
        "Kami meletakkan pautan ke laman yang kami rasa berguna, tetapi kami tidak bertanggungjawab atas kandungannya. Google, Meta dan platform lain menetapkan peraturan sendiri dan boleh mengubahnya. Kerja kami untuk anda berjalan mengikut peraturan itu.",
      ],
    },
    liability: {
      title: "Jika sesuatu tidak kena",
      blocks: [
        "Kami mengambil langkah munasabah supaya apa yang tertulis di sini betul, tetapi laman dan alatnya percuma dan diberikan seadanya. Setakat yang dibenarkan undang-undang, kami tidak menanggung kerugian akibat bergantung padanya semata-mata, mahupun keuntungan atau data yang hilang.",
        "Tiada apa-apa di sini menghadkan tanggungan atas penipuan, kematian atau kecederaan akibat kecuaian kami, atau apa-apa lain yang tidak boleh dihadkan di sisi undang-undang. Bagi kerja berbayar, kontrak menyatakan siapa menanggung apa.",
      ],
    },
    law: {
      title: "Undang-undang dan pertikaian",
      blocks: [
        "Undang-undang {{country}} terpakai, dan mahkamah {{country}} yang memutuskan. Jika anda seorang pengguna di negara lain, anda kekal mendapat perlindungan yang tidak boleh diketepikan di bawah undang-undang di sana.",
        "Berbincanglah dengan kami dahulu. Beri kami 30 hari untuk membetulkannya; kebanyakan perkara selesai dengan satu panggilan telefon.",
      ],
    },
    changes: {
      title: "Pindaan, dan bahasa yang terpakai",
      blocks: [
        "Apabila terma ini berubah, versi dan tarikhnya turut berubah. Versi di halaman ini ketika anda menggunakan laman inilah yang terpakai. Kontrak yang sudah ditandatangani kekal dengan terma ketika itu.",
        "Jika sesuatu bahagian tidak sah di sisi undang-undang, bahagian lain kekal. Jika versi dalam dua bahasa berbeza, yang lebih memihak kepada anda akan terpakai.",
        "Ada soalan? Tulis kepada [{{email}}](mailto:{{email}}) atau telefon {{phone}}. Cara kami mengendalikan data peribadi tertulis dalam [notis privasi](/privacy).",
      ],
    },
  },
};
