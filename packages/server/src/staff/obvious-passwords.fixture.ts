/** What attackers try first, each of 12 characters or more, for the account `admin` of the sample agency in Ipoh. */
const obvious = `
Abc@12345678
abcd12345678
ABCD@12345678
Abcdefg12345
1234567890ab
123456789012
000000000000
111111111111
112233445566
123123123123
1q2w3e4r5t6y
1qaz2wsx3edc
qwertyuiop12
qwerty123456
Qwerty@12345
Qwertyuiop[]
asdfghjkl123
zxcvbnm12345
poiuytrewq12
!@#$%^&*()_+
1234567890-=
abcdefghijkl
aaaaaaaaaaaa
abcabcabcabc
abcabcabcabd
k7#k7#k7#k7#k7
monkeymonkey1
dragondragon
dragon123456
Dr4g0n!!!!!!2026
iloveyou1234
iloveyou2026!
ILoveMyFamily
ilovemyfamily1
letmein12345
LetMeIn@2026
let me in please
Welcome12345
2026!Welcome!
Welcome@2026
Welcome@Work1
Password1234
Password@123
P@ssw0rd-12345
P@ssw0rd2026
Passw0rd!Passw0rd!
password is password
MyPassword123
my-secret-password
TopSecret2026
Changeme1234
ChangeMe@2026
NewPassword1
DefaultPass1
administrator
Administrator1
admin-2026-admin
adminadmin12
Admin@123456
Admin@2026!!
admin1234567
superadmin123
rootroot1234
test12345678
testtesttest
TestPassword1
temporary123
Temp@1234567
football1234
baseball1234
Liverpool1892
Liverpool2026
manchester123
ManUnited1999
arsenal12345
Chelsea@2026
sunshine1234
princess1234
superman1234
Batman@12345
starwars1977
pokemon12345
michael12345
Jennifer1990
charlie12345
computer1234
internet1234
Facebook@123
Google@12345
Samsung@1234
iPhone@12345
Toyota@12345
Honda@123456
MayTheForceBeWithYou
ToBeOrNotToBe
once upon a time
TheQuickBrownFox
lorem ipsum dolor
HelloWorld123
Hello12345678
goodmorning1
happybirthday
HappyNewYear2026
Summer2026!!
December2026!
Monday@12345
January01012026
01012000abcd
31081957merdeka
correcthorsebatterystaple
Correct-Horse-Battery-Staple-1
InGodWeTrust1
jesuschrist1
Jesus@123456
God is good 1
bismillah123
Bismillah@786
Alhamdulillah
Alhamdulillah1
Assalamualaikum1
InsyaAllah2026
Allahuakbar1
subhanallah12
Malaysia1234
Malaysia@2026
Malaysia@1957
Malaysia31081957
malaysiaboleh
MalaysiaBoleh1
MalaysiaBoleh!
Satu Malaysia 1
1Malaysia2026
MalaysiaMadani
malaysiaku123
ILoveMalaysia
ilovemalaysia1
SayaSayangMalaysia
Merdeka31081957
Merdeka@1957
Merdeka!Merdeka!
Merdeka2026!
MerdekaMerdekaMerdeka
negaraku1957
Negaraku@123
JalurGemilang
Jalur Gemilang 1
harimaumalaya
HarimauMalaya1
labuan123456
Labuan@12345
Kuala.Lumpur.2026
KualaLumpur1
KualaLumpur@2026
kualalumpur123
KL@123456789
Selangor@123
selangor1234
Penang@12345
PulauPinang1
Pulau Pinang 2026
JohorBahru12
johorbahru123
JohorDarulTakzim
Sarawak@1963
SabahSarawak
KotaKinabalu1
Kuching@1234
KuchingKuching
Terengganu12
Kelantan1234
NegeriSembilan
PetalingJaya1
petaling jaya 46000
ShahAlam2026
ShahAlam40000
SubangJaya47500
Putrajaya123
Langkawi@2026
GentingHighlands
CameronHighlands
BukitBintang1
Singapore123
Singapore@1965
singapura1965
Ipoh@1234567
ipohipohipoh
Ipoh30000Perak
IpohMali2026
Perak@123456
jalancontoh1
Sample.Agency.123
SampleAgency1
sampleagency2026
agencyAGENCY99!!
hello@sample-agency
Hello@SampleAgency1
nasilemak12345
NasiLemak2026
nasi lemak sedap
NasiLemakAyam1
tehtarik1234
TehTarik2026!
teh tarik kurang manis
rotiCanai123
RotiCanai@2026
satay1234567
durian123456
Durian@Musang1
MusangKing2026
charkueyteow
Char Kuey Teow 1
KopiOKosong1
bakkutteh123
MiloAisKosong
selamatpagi1
Selamat Pagi 123
SelamatDatang
SelamatDatang1
SelamatHariRaya
SelamatHariRaya2026
HariRaya2026!
hari raya aidilfitri
Aidilfitri2026
Aidiladha2026
MaafZahirBatin
Maaf Zahir dan Batin
Ramadan@2026
Ramadhan1447
Deepavali2026
Deepavali@123
Happy Deepavali
Thaipusam2026
HappyChineseNewYear
GongXiFaCai8
gongxifacai88
gong xi fa cai
Gong Xi Fa Cai 888
TahunBaruCina
Tahun Baharu Cina 2026
Chap Goh Mei 1
Krismas@2026
Gawai Dayak 2026
Kaamatan2026
terimakasih1
Terima Kasih 123
apakhabar123
Apa Khabar Semua
akucintakamu
AkuCintaKamu1
aku sayang kamu
SayaSayangKamu
sayang123456
Sayangku@123
sayangsayang
sayangsayang1
rahsia123456
RahsiaSaya1!
katalaluan12
katalaluan123
KataLaluan@1
kata laluan saya
bukapintu123
woaini520520
woaini1314520
wo ai ni 1314
xinnianhao88
88888888abcd
abang1234567
Kakak@123456
mamapapa1234
ayahibu12345
keluargabahagia
Keluarga Bahagia
HidupMalaysia
sedia berkorban
bersekutu bertambah mutu
Bersekutu Bertambah Mutu 1
Rukun Negara 1
Rukunegara1970
Bangsa Malaysia
jalanjalan123
SukanMalaysia
Proton@Saga1
ProtonSaga1985
Perodua@Myvi1
PeroduaMyvi1
Maybank@1234
maybank2u1234
Petronas@123
PetronasTwinTowers
Twin Towers 1
menarakl1234
grabfood1234
shopee123456
touchngo1234
TouchnGo@123
cikgu1234567
Ahmad@123456
Muhammad@786
muhammad1234
NurulAin1234
Siti@1234567
Tan@12345678
Kumar@123456
ahmad31081990
farah010190!
upinipin1234
Upin & Ipin 1
boboiboy1234
`;

/** What people choose who take care, or what programs make. */
const good = `
correct lorry battery mango
tapir mengira sembilan payung basah
violin-lembu-garaj-nebula
kettle umbrella sawdust ninety
Vq7!mX2#pLz9
fR8-wuGh3kZy
hGz4Kd0vQw-1TnXe
bumi gergasi pinjam cermin kucing
pensil ungu menari di atas bumbung
jade otter folds seven maps
9e2c7fa1b04d6835
Kb3vn-Tqx8m-Wz5rd
salmon mesin jahit kabut ribut
Xylofon77gurun!tebu
`;

const lines = (text: string) => text.trim().split("\n");

export const obviousPasswords = lines(obvious);
export const goodPasswords = lines(good);
