/** What people of Malaysia and Singapore choose: sayings, festivals, places, food, and words of love and faith. The likeliest first. */
const malaysian = `
malaysia, sayang, merdeka, bismillah, allah, muhammad, kata laluan, rahsia, cinta, saya, aku, kamu, abang, kakak, adik, ayah, ibu, mama, papa,
keluarga, bahagia, cantik, comel, manis, hidup, boleh, satu, dua, tiga, baru, baharu, tahun, selamat, pagi, petang, malam, datang, jalan, hari, raya,
terima kasih, apa khabar, buka pintu, sayangku, rindu, kawan, cikgu, sekolah, semua, sedap, kurang, ayam, hitam, putih, merah, biru, kuning, hijau,
alhamdulillah, assalamualaikum, insyaallah, allahuakbar, subhanallah, masyaallah, astaghfirullah, laailahaillallah, syukur, tuhan, nabi,
malaysia boleh, malaysia madani, satu malaysia, i love malaysia, hidup malaysia, bangsa malaysia, negaraku, jalur gemilang, harimau malaya,
bersekutu bertambah mutu, rukun negara, rukunegara, tanah air, tumpah darahku, sedia berkorban, tanah tumpah darahku, cemerlang gemilang terbilang,
hari raya, aidilfitri, aidiladha, ramadan, ramadhan, syawal, maulidur rasul, maaf zahir batin, maaf zahir dan batin, balik kampung, ketupat, rendang,
deepavali, diwali, thaipusam, pongal, vesak, wesak, krismas, good friday, gawai, gawai dayak, kaamatan, chap goh mei, tahun baru cina,
tahun baharu cina, gong xi fa cai, gongxi, xin nian hao, kung hei fat choi, hong bao, angpow, wo ai ni, woaini, wo ai ni 1314, 520, 1314, 888, ni hao,
johor, kedah, kelantan, labuan, melaka, malacca, negeri sembilan, pahang, penang, pulau pinang, perak, perlis, sabah, sarawak, selangor, terengganu,
putrajaya, kuala lumpur, singapore, singapura, borneo, nusantara, semenanjung, alor setar, ampang, bangsar, batu pahat, batu caves, bintulu,
bukit bintang, bukit jalil, butterworth, cameron highlands, genting highlands, fraser hill, cheras, cyberjaya, damansara, desaru, george town, ipoh,
ipoh mali, johor bahru, johor darul takzim, kajang, kepong, klang, kota bharu, kota kinabalu, kuala terengganu, kuantan, kuching, kulim, langkawi,
lumut, manjung, mersing, miri, mont kiara, muar, nilai, pangkor, perhentian, petaling jaya, port dickson, port klang, puchong, rawang, redang,
sandakan, sekinchan, sentosa, sepang, seremban, serdang, setapak, shah alam, sibu, sipadan, subang, subang jaya, sungai petani, sungai buloh, taiping,
tapah, tawau, teluk intan, tioman, titiwangsa, wangsa maju, kinabalu, darul, takzim, highlands, menara kl, twin towers, petronas twin towers,
proton, saga, perodua, myvi, petronas, maybank, maybank2u, cimb, tenaga, telekom, maxis, celcom, digi, astro, air asia, airasia, touch n go, tng,
grab, shopee, lazada, foodpanda, proton saga, perodua myvi, upin ipin, upin & ipin, boboiboy, ejen ali, harimau, sukan, jdt, gaji, ringgit,
nasi lemak, nasi kandar, nasi goreng, nasi ayam, teh tarik, teh o ais, kopi o, kopi o kosong, kopi tarik, kopitiam, roti canai, mee goreng, mee rebus,
char kuey teow, char kway teow, bak kut teh, laksa, satay, rojak, cendol, ais kacang, milo ais, kosong, durian, musang king, rambutan, manggis,
kuih lapis, otak otak, sambal, belacan, tapau, mamak, makan, lepak, bola, kampung, bandar, orang, kucing, harimau, gajah, bunga, bunga raya,
jalan jalan, cuti cuti malaysia, cuti, aku cinta kamu, saya sayang kamu, aku sayang kamu, saya cinta kamu, kata laluan saya, rahsia saya, tak tahu,
mana boleh, boleh lah, alamak, aiyo, walao, jangan, lupa, masuk, keluar, pentadbir, pengguna, mungkin, ahmad, siti, nurul, aminah, farah, hafiz, amir,
tan, lim, lee, wong, chong, kumar, raj, devi, singh, kaur
`;

/** Phrases of several words that are in every list. */
const phrases = `
correct horse battery staple, the quick brown fox, jumps over the lazy dog, lorem ipsum, dolor sit amet, to be or not to be, that is the question,
may the force be with you, open sesame, let me in, let me in please, i love you, i love my family, trust no one, change me, this is my password,
my password, my secret password, password is password, new password, default pass, secret password, top secret, do not forget, never give up,
god is good, in god we trust, jesus christ, once upon a time, hello world, thank you, good morning, happy birthday, happy new year, happy chinese new year, happy deepavali,
man united
`;

/** What anybody would try first, whole, without blanks, and split into words. */
export const triedFirst: readonly string[] = spellings([...phrases.split(","), ...malaysian.split(",")]);

/** Names as they are typed: whole, joined, and split into their words; none shorter than three characters. */
export function spellings(names: readonly string[]): string[] {
  const all = names
    .map((name) => name.trim().toLowerCase())
    .flatMap((name) => [name, name.replaceAll(/[^\p{L}\p{N}]+/gu, ""), ...name.split(/[^\p{L}\p{N}]+/u)]);
  return [...new Set(all)].filter((word) => word.length >= 3);
}
