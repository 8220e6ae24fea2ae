import type { Translation } from "../../../translation.ts";
import type { privacy as english } from "../../en/legal/privacy.ts";
import { collected } from "./collected.ts";

export const privacy: Translation<typeof english> = {
  title: "Notis privasi",
  description:
    "Apa yang dikumpul setiap borang, sebabnya, siapa yang melihatnya, tempoh simpanannya dan cara memintanya semula, mengikut undang-undang Malaysia dan Singapura.",
  lead: "Data apa tentang anda yang kami kumpul, melalui borang yang mana, untuk apa, dan bagaimana anda boleh meminta supaya ditunjukkan, dibetulkan atau dipadamkan. Notis ini mengikut Akta Perlindungan Data Peribadi 2010 Malaysia seperti yang dipinda pada tahun 2024, dan Akta Perlindungan Data Peribadi 2012 Singapura.",
  brief: [
    "Kami hanya meminta apa yang perlu, dan setiap borang menyatakan sebabnya.",
    "Tiada penjejak, tiada kuki iklan, tiada apa-apa dimuatkan daripada syarikat lain.",
    "Audit SEO dan ujian kelajuan boleh digunakan tanpa memberi nama.",
    "Surat berita ialah pilihan yang berasingan. Anda boleh berhenti daripada mana-mana keluaran, tanpa log masuk.",
    "Hantar satu e-mel sahaja untuk melihat, membetulkan atau memadam data anda.",
  ],
  sections: {
    who: {
      title: "Siapa kami",
      blocks: [
        "{{legalName}}, {{address}}. Dalam istilah undang-undang, kami ialah pengawal data: kamilah yang menentukan sebab dan cara data peribadi di laman ini digunakan. Pelanggan kami ialah perniagaan di {{areas}}.",
        "Seorang daripada kami bertanggungjawab atas data peribadi (dalam undang-undang Singapura, pegawai perlindungan data). Tulis kepada [{{email}}](mailto:{{email}}) dengan tajuk Data peribadi, atau telefon {{phone}}.",
        "Notis ini tentang orang. Nama syarikat, barang jualannya dan hasilnya bukan data peribadi. Nama dan alamat e-mel orang yang menulis bagi pihak syarikat itu ialah data peribadi.",
      ],
    },
    collect: collected,
    storage: {
      title: "Apa yang pelayar anda simpan",
      blocks: [
        "Laman ini tidak meletakkan sebarang kuki ketika anda membacanya. Tiada apa-apa dimuatkan daripada syarikat lain: fon, gambar dan skrip datang dari pelayan kami sendiri, dan tiada penjejak mengekori anda. Beberapa perkara disimpan dalam pelayar anda sendiri supaya laman ini kekal seperti yang anda tinggalkan:",
        {
          table: {
            caption: "Semua yang disimpan oleh laman ini dalam pelayar",
            head: ["Nama", "Kegunaannya"],
            rows: [
              ["`language`", "Bahasa anda, selepas anda memilihnya. Kekal sehingga anda memadamnya."],
              ["`colour-scheme`", "Cerah atau gelap, jika anda pernah memilih. Kekal sehingga anda memadamnya."],
              [
                "`react-router-scroll-positions`, `remix-router-transitions`",
                "Sejauh mana anda menatal pada setiap halaman, dan cara halaman silih berganti, supaya anda kembali ke tempat yang sama. Hilang apabila anda menutup tab.",
              ],
              [
                "`typed`",
                "Apa yang sudah anda taip dalam borang jika talian terputus sewaktu halaman dimuatkan. Dibuang sebaik sahaja halaman itu muncul semula.",
              ],
              [
                "`portal-client-id`",
                "ID pelanggan yang anda taip di portal. Hilang apabila anda log keluar daripada portal atau menutup tab.",
              ],
              [
                "`admin-authenticated`, `admin-login-time`",
                "Staf sahaja: bahawa seseorang telah log masuk, dan bila. Dibuang ketika log keluar, atau pada lawatan berikutnya selepas {{staffSession}}.",
              ],
              [
                "`staff-shortcuts`",
                "Staf sahaja: bahawa anda mematikan pintasan papan kekunci. Kekal sehingga anda menghidupkannya atau memadamkannya.",
              ],
              [
                "`browser` (pada https `__Host-browser`)",
                "Staf sahaja: kuki untuk mengenali pelayar yang pernah log masuk, supaya orang luar tidak dapat menghalang pemiliknya daripada log masuk. Kuki ini tidak membuka apa-apa. Skrip tidak dapat membacanya. Tamat 180 hari selepas log masuk yang terakhir.",
              ],
              [
                "`session` (pada https `__Host-session`)",
                "Staf sahaja: kuki bagi log masuk. Skrip tidak dapat membacanya. Tamat ketika log keluar, selewat-lewatnya selepas {{staffSession}}.",
              ],
            ],
          },
        },
        "Semua ini perlu untuk sesuatu yang anda sendiri minta, dan tiada apa-apa yang mengekori anda. Sebab itulah tiada sepanduk kuki.",
      ],
    },
    choice: {
      title: "Wajibkah anda memberitahu kami?",
      blocks: [
        "Tidak. Ruangan bertanda wajib hanya perlu untuk perkara itu sendiri: tanpa alamat e-mel kami tidak dapat menjawab, tanpa alamat halaman kami tidak dapat mengujinya. Jika dibiarkan kosong, borang tidak dihantar dan tiada akibat lain. Selebihnya terpulang kepada anda.",
        "Jika anda memberi data orang lain, rakan sekerja misalnya, pastikan dia tahu dan bersetuju.",
      ],
    },
    sharing: {
      title: "Siapa yang melihatnya",
      blocks: [
        "Data anda dilihat oleh staf kami yang memerlukannya untuk bekerja, dan oleh pihak yang bekerja untuk kami di bawah kontrak, mengikut arahan kami dan bukan untuk tujuan lain:",
        {
          list: [
            "syarikat yang mengendalikan pelayan kami dan menyimpan sandarannya;",
            "syarikat yang menghantar e-mel kami;",
            "akauntan kami dan, jika sampai ke tahap itu, peguam kami.",
          ],
        },
        "Pihak berkuasa dan mahkamah menerima data apabila undang-undang mewajibkan kami. Kami tidak menjual data peribadi, tidak menyewakannya dan tidak memberikannya kepada rangkaian iklan.",
        "Jika anda menulis kepada kami melalui WhatsApp atau mengikut pautan ke rangkaian sosial, notis syarikat itulah yang terpakai bagi apa yang berlaku di sana.",
        "Laman yang alamatnya anda taip dalam alat kami hanya nampak lawatan pelayan kami, bukan lawatan anda.",
      ],
    },
    abroad: {
      title: "Data yang keluar dari negara",
      blocks: [
        "Pelayan kami berada di {{servers}}. Perkhidmatan e-mel mungkin menggunakan mesin di tempat lain.",
        "Kami hanya menghantar data peribadi ke luar negara jika undang-undang tempat itu pada asasnya serupa dengan undang-undang Malaysia atau memberi perlindungan yang sekurang-kurangnya setara, jika kontrak mengikat penerima untuk memberi perlindungan yang sama, atau jika anda bersetuju. Data orang di Singapura mendapat perlindungan yang setanding dengan perlindungan di Singapura.",
      ],
    },
    kept: {
      title: "Berapa lama disimpan",
      blocks: [
        "Kami menyimpan data selagi tujuannya masih ada, kemudian memadamnya atau membuang segala yang merujuk kepada seseorang.",
        {
          table: {
            caption: "Berapa lama setiap data disimpan",
            head: ["Apa", "Berapa lama"],
            rows: [
              ["Pendaftaran surat berita yang tidak pernah disahkan", "{{unconfirmedNewsletter}}"],
              ["Alamat untuk surat berita", "Sehingga anda berhenti melanggan"],
              ["Bukti persetujuan anda untuk surat berita", "{{consentRecords}} selepas anda berhenti melanggan"],
              ["Mesej, konsultasi, audit yang dihantar melalui e-mel", "{{enquiries}} selepas mesej terakhir"],
              ["Mesej yang kelihatan dihantar oleh program", "{{spam}}"],
              ["Audit dan ujian kelajuan tanpa alamat e-mel", "Tiada apa-apa disimpan yang merujuk kepada anda"],
              [
                "Kiraan tentang pembukaan laporan",
                "Selama laporan itu disimpan, atau sehingga pelanggan menghentikan perekodan",
              ],
              ["Rekod pelanggan, angka dan laporan", "Sepanjang kontrak, dan {{reportsAfterContract}} selepasnya"],
              [
                "Invois dan rekod perakaunan",
                "{{accounts}}, seperti yang dikehendaki undang-undang syarikat dan cukai",
              ],
              ["Log masuk staf", "Paling lama {{staffSession}}"],
              ["Log pelayan", "{{serverLogs}}"],
              ["Sandaran", "Data yang dipadam hilang daripadanya selepas {{backups}}"],
            ],
          },
        },
      ],
    },
    safety: {
      title: "Cara kami menjaganya",
      blocks: [
        "Sambungan antara anda dengan kami disulitkan. Kata laluan disimpan dalam bentuk yang tidak dapat dibaca semula, ID pelanggan terlalu panjang untuk diteka, dan percubaan yang salah diperlahankan. Hanya staf yang mempunyai akaun dapat masuk ke papan pemuka, dan log masuk tamat selepas {{staffSession}}.",
        "Jika data hilang atau jatuh ke tangan yang salah dan hal itu mungkin menyebabkan kemudaratan yang ketara, kami melaporkannya kepada Pesuruhjaya di Malaysia dalam masa 72 jam dan memberitahu anda tanpa berlengah, selewat-lewatnya tujuh hari selepas laporan itu. Jika undang-undang Singapura terpakai, kami memaklumkan Suruhanjayanya dalam masa tiga hari selepas mendapati kejadian itu mesti dimaklumkan, dan anda secepat yang boleh.",
      ],
    },
    rights: {
      title: "Hak anda, dan cara menggunakannya",
      blocks: [
        "Tulis kepada [{{email}}](mailto:{{email}}) daripada alamat yang kami kenali. Nyatakan kehendak anda dengan kata-kata sendiri, dalam mana-mana bahasa laman ini: tiada borang dan tiada bayaran. Jika kami tidak pasti siapa anda, kami akan bertanya, tetapi tidak sekali-kali meminta salinan kad pengenalan anda.",
        {
          records: [
            {
              title: "Melihatnya",
              facts: [
                {
                  label: "Anda dapat",
                  text: "Sama ada kami menyimpan data tentang anda, salinannya dan, di Singapura, cara data itu digunakan dan diberikan kepada pihak lain sepanjang tahun yang lalu.",
                },
                {
                  label: "Bila",
                  text: "Dalam masa 21 hari (Malaysia). Di Singapura secepat yang munasabah; jika lebih daripada 30 hari, kami beritahu tarikhnya.",
                },
              ],
            },
            {
              title: "Membetulkannya",
              facts: [
                { label: "Anda dapat", text: "Apa yang salah, tidak lengkap atau sudah lapuk dibetulkan." },
                { label: "Bila", text: "Tempoh yang sama." },
              ],
            },
            {
              title: "Menarik balik persetujuan",
              facts: [
                {
                  label: "Anda dapat",
                  text: "Anda boleh menarik balik persetujuan, semuanya atau sebahagian. Kami berhenti, dan memberitahu kesannya: tanpa alamat, misalnya, kami tidak dapat menjawab anda. Apa yang dibuat sebelum itu kekal sah.",
                },
                {
                  label: "Bila",
                  text: "Serta-merta bagi surat berita, selainnya dalam masa sepuluh hari bekerja.",
                },
              ],
            },
            {
              title: "Menghentikannya",
              facts: [
                {
                  label: "Anda dapat",
                  text: "Tiada lagi pemasaran, tanpa perlu memberi sebab; dan penggunaan yang merugikan atau menyusahkan anda dihentikan.",
                },
                {
                  label: "Bila",
                  text: "Pemasaran serta-merta. Bagi notis tentang kerugian atau kesusahan, anda menerima jawapan kami dalam masa 21 hari.",
                },
              ],
            },
            {
              title: "Memindahkannya",
              facts: [
                {
                  label: "Anda dapat",
                  text: "Data anda diserahkan terus kepada penyedia lain pilihan anda, setakat yang dibenarkan oleh teknologi dan format (di Malaysia sejak Jun 2025).",
                },
                {
                  label: "Bila",
                  text: "Dalam tempoh yang ditetapkan undang-undang; kami nyatakan apabila anda meminta.",
                },
              ],
            },
            {
              title: "Memadamkannya",
              facts: [
                {
                  label: "Anda dapat",
                  text: "Kami memadam data anda, kecuali yang wajib disimpan di bawah undang-undang, seperti invois. Ini lebih daripada yang dituntut undang-undang.",
                },
                { label: "Bila", text: "Dalam masa 21 hari." },
              ],
            },
          ],
        },
      ],
    },
    marketing: {
      title: "Pemasaran ialah pilihan yang berasingan",
      blocks: [
        "Hanya borang surat berita mendaftarkan anda untuk pemasaran. Jika borang lain memintanya, ada kotak tersendiri yang tidak pernah ditanda untuk anda, dan jawapan, audit atau sebut harga tetap anda terima walaupun kotak itu kosong.",
        "Setiap surat berita mempunyai pautan untuk berhenti, tanpa log masuk. Kami tidak menelefon atau menghantar mesej pemasaran ke nombor Singapura melainkan anda telah bersetuju dengan jelas.",
      ],
    },
    young: {
      title: "Kanak-kanak dan remaja bawah 18 tahun",
      blocks: [
        "Perkhidmatan kami adalah untuk perniagaan. Jika anda belum berumur 18 tahun, minta ibu bapa atau penjaga menulis kepada kami. Jika kami mendapati ada data seseorang yang lebih muda tanpa persetujuan sedemikian, kami memadamnya.",
      ],
    },
    complaints: {
      title: "Jika anda tidak berpuas hati",
      blocks: [
        "Beritahu kami dahulu jika boleh: kebanyakan perkara paling cepat selesai begitu. Anda juga boleh terus mengadu kepada pihak berkuasa pada bila-bila masa.",
        {
          list: [
            "Malaysia: Pesuruhjaya Perlindungan Data Peribadi, melalui Jabatan Perlindungan Data Peribadi (JPDP), [www.pdp.gov.my](https://www.pdp.gov.my/).",
            "Singapura: Suruhanjaya Perlindungan Data Peribadi (PDPC), [www.pdpc.gov.sg](https://www.pdpc.gov.sg/).",
          ],
        },
      ],
    },
    changes: {
      title: "Pindaan, dan bahasa yang terpakai",
      blocks: [
        "Apabila cara kerja kami berubah, kami mengubah notis ini, versinya dan tarikhnya. Jika perubahan itu melibatkan data yang sudah anda berikan, kami memberitahu anda dahulu, dan meminta persetujuan di mana perlu.",
        "Notis ini ditulis dalam setiap bahasa laman web ini. Jika dua versi berbeza, yang lebih melindungi anda akan terpakai.",
      ],
    },
  },
};
