import type { Translation } from "../../../translation.ts";
import type { collected as english } from "../../en/legal/collected.ts";

export const collected: Translation<typeof english> = {
  title: "Apa yang kami kumpul, borang demi borang",
  blocks: [
    "Hampir semuanya datang daripada anda sendiri, ditaip dalam borang. Tiga perkara datang dari tempat lain: maklumat yang pelayar anda beritahu setiap pelayan yang dilawatinya, dan, bagi pelanggan, angka laman web mereka sendiri dan bila laporan mereka dibuka.",
    {
      records: [
        {
          title: "Borang hubungi kami",
          facts: [
            {
              label: "Apa",
              text: "Nama, nama bapa atau keluarga, alamat e-mel, nombor telefon dan laman web jika diberi, perkhidmatan dan pakej yang dipilih, dan apa yang anda tulis tentang projek anda.",
            },
            { label: "Untuk apa", text: "Untuk menjawab anda dan, jika anda mahu, memberi sebut harga." },
            {
              label: "Asas undang-undang",
              text: "Persetujuan anda, dan langkah ke arah kontrak yang anda sendiri minta.",
            },
          ],
        },
        {
          title: "Konsultasi percuma",
          facts: [
            {
              label: "Apa",
              text: "Nama dan alamat e-mel; nombor telefon jika diberi; masa yang anda pilih, jika ada.",
            },
            {
              label: "Untuk apa",
              text: "Untuk menetapkan masa bagi 30 minit itu dan mengadakan konsultasi. Masa yang anda pilih menjadi milik anda apabila anda mengesahkannya melalui pautan dalam e-mel kami.",
            },
            { label: "Asas undang-undang", text: "Persetujuan anda." },
          ],
        },
        {
          title: "Audit SEO dan ujian kelajuan",
          facts: [
            {
              label: "Apa",
              text: "Alamat halaman yang hendak diuji. Alamat e-mel anda hanya jika anda mahu butirannya dihantar melalui e-mel.",
            },
            {
              label: "Untuk apa",
              text: "Untuk mengambil dan mengukur halaman itu, serta menghantar butirannya kepada anda. Mula-mula kami menghantar e-mel pengesahan, supaya orang lain tidak dapat meminta butiran itu dihantar kepada anda. Audit yang dihantar disimpan bersama alamat anda supaya kami dapat menjawab soalan tentangnya.",
            },
            {
              label: "Asas undang-undang",
              text: "Persetujuan anda. Tanpa alamat e-mel, tiada apa-apa disimpan yang merujuk kepada anda.",
            },
          ],
        },
        {
          title: "Surat berita",
          facts: [
            {
              label: "Apa",
              text: "Alamat e-mel dan bahasa; versi notis ini serta masa anda mendaftar dan mengesahkannya.",
            },
            {
              label: "Untuk apa",
              text: "Untuk menghantar surat berita. Mula-mula kami hantar satu pautan: anda hanya masuk senarai selepas mengesahkannya di halaman yang dibuka oleh pautan itu, jadi orang lain tidak dapat mendaftarkan anda.",
            },
            { label: "Asas undang-undang", text: "Persetujuan anda, yang diberi untuk tujuan ini sahaja." },
          ],
        },
        {
          title: "Portal klien dan laporan",
          facts: [
            {
              label: "Apa",
              text: "Bagi setiap pelanggan: nama, alamat e-mel, laman web, jenis perniagaan, pakej dan yuran; nama, alamat e-mel dan bahasa setiap kenalan lain yang menerima laporannya; angka laman web mengikut minggu, bulan atau suku tahun; bila laporan dihantar dan kepada siapa. Bagi setiap laporan juga, bila laporan itu mula-mula dan kali terakhir dibuka di portal, dan berapa kali; begitu juga bagi PDF-nya dan pautan dalam e-melnya. Ini ialah kiraan bagi pelanggan secara keseluruhan: tiada pembaca dinamakan, dan tiada alamat IP, kuki atau gambar tersembunyi dalam e-mel diperlukan. Sesuatu bukaan dikira sebaik sahaja seseorang menatal, mengetik, menaip atau menggerakkan penuding. Yang dihantar hanyalah hakikat bahawa ia berlaku, bukan perbuatan itu.",
            },
            {
              label: "Untuk apa",
              text: "Untuk menulis laporan, menghantarnya dan menunjukkannya kepada sesiapa yang memegang ID pelanggan. Angkanya ialah jumlah: nama pelawat anda tidak disebut. Kiraan itu menunjukkan kepada kami sama ada laporan sampai dan berguna.",
            },
            {
              label: "Asas undang-undang",
              text: "Kontrak dengan pelanggan. Kiraan disimpan hanya selagi pelanggan tidak membantahnya; di Singapura juga kepentingan sah kami supaya laporan dibaca.",
            },
            {
              label: "Pilihan anda",
              text: "“Hentikan perekodan” di bahagian bawah portal menghentikan kiraan dan memadamkan apa yang telah dikira, serta-merta dan tanpa perlu memberi sebab. Anda juga boleh meminta kami melakukannya. Laporan kekal seperti sedia ada.",
            },
          ],
        },
        {
          title: "Log pelayan dan had",
          facts: [
            {
              label: "Apa",
              text: "Halaman mana yang diminta, bila, dan apa hasilnya. Log kami sendiri tidak menyimpan alamat IP, kuki atau ID pelanggan. Syarikat yang mengendalikan pelayan mungkin merekodkan alamat IP.",
            },
            {
              label: "Untuk apa",
              text: "Untuk mencari kerosakan dan menghalang penyalahgunaan. Supaya tiada siapa dapat meneka kata laluan atau ID pelanggan atau membanjiri borang kami, kami mengira percubaan yang gagal dan borang yang dihantar mengikut bentuk teracak alamat IP dan, jika borang itu menghantar e-mel kepada anda, alamat e-mel anda. Kebanyakan kiraan hilang selepas sejam, dan semuanya selepas sehari.",
            },
            {
              label: "Asas undang-undang",
              text: "Kewajipan menjaga keselamatan data peribadi; di Singapura juga kepentingan sah kami supaya laman ini berfungsi.",
            },
          ],
        },
        {
          title: "Log masuk staf",
          facts: [
            { label: "Apa", text: "Nama pengguna, kata laluan yang sudah diacak dan masa log masuk." },
            { label: "Untuk apa", text: "Supaya hanya staf kami dapat masuk ke papan pemuka." },
            { label: "Asas undang-undang", text: "Kontrak pekerjaan." },
          ],
        },
      ],
    },
    "Bagi setiap borang, kami juga menyimpan versi notis yang anda lihat, bahasanya dan masanya. Itulah bukti kami tentang apa yang anda setujui. Kami turut menyimpan di halaman mana borang itu diisi, supaya kami tahu apa yang sedang anda baca.",
    "Sila jangan hantar data sensitif, misalnya tentang kesihatan, agama atau cap jari anda. Kami tidak memerlukannya.",
  ],
};
