/** The words of the drawn sites, in the languages that they have. Readers of another language see the English ones. */
const english = {
  "dive-centre": {
    promise: ["Down", "where it", "is quiet."],
    trip: "Saturday, two dives",
    places: "2 places left",
    book: "Book",
  },
  clinic: {
    promise: ["Open today", "until nine."],
    doctor: "A doctor you can ask",
    room: "Room 2, general practice",
    duty: "On duty",
    keep: "Keep 10:40 for me",
  },
  furniture: {
    range: "Chairs · Tables · Beds",
    piece: "A dining chair without one screw. Made to order in three timbers.",
    ask: "Ask for this chair",
  },
};

export type Words = typeof english;

const malay: Words = {
  "dive-centre": {
    promise: ["Turun ke", "laut yang", "tenang."],
    trip: "Sabtu, dua selaman",
    places: "Tinggal 2 tempat",
    book: "Tempah",
  },
  clinic: {
    promise: ["Hari ini buka", "hingga 9."],
    doctor: "Doktor yang boleh ditanya",
    room: "Bilik 2, rawatan am",
    duty: "Bertugas",
    keep: "Simpan 10:40 untuk saya",
  },
  furniture: {
    range: "Kerusi · Meja · Katil",
    piece: "Kerusi makan tanpa skru. Dibuat ikut tempahan, tiga jenis kayu.",
    ask: "Tanya tentang kerusi ini",
  },
};

const others: Readonly<Record<string, Words>> = { ms: malay };

/** Whether the drawn sites speak a language themselves. */
export function areDrawnIn(language: string): boolean {
  return language in others;
}

/** Whether a drawing has words here. The others say the same to everybody. */
export function hasWords(drawing: string): boolean {
  return drawing in english;
}

/** @param language of the reader; undefined for the picture that all others see */
export function wordsIn(language: string | undefined): Words {
  return (language && others[language]) || english;
}
