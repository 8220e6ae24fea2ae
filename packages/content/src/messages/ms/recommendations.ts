import type { Translation } from "../../translation.ts";
import type { recommendation as english } from "../en/recommendations.ts";

export const recommendation: Translation<typeof english> = {
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
};
