import type { PlansPriced, Priced } from "../facts.ts";

/** Beside the smallest price, by the kind of price. */
export const starts: Record<Priced, string> = {
  month: "sebulan, untuk bermula",
  once: "sekali bayar, untuk bermula",
  from: "sebut harga mengikut projek anda",
  "on-request": "mengikut projek anda",
  launch: "kos permulaan",
  mixed: "untuk bermula",
};

/** Above the packages of a service. */
export const aboveSizes: Record<Priced, string> = {
  month: "Mulakan dengan yang kecil; saiznya boleh ditukar kemudian.",
  once: "Satu harga untuk keseluruhan kerja, dipersetujui secara bertulis sebelum kami bermula.",
  from: "Beritahu kami apa yang anda perlukan. Anda menerima satu harga bertulis sebelum kami bermula.",
  "on-request": "Beritahu kami apa yang anda perlukan. Anda menerima satu harga bertulis sebelum kami bermula.",
  launch: "Kos permulaan dibayar sekali, kemudian yuran yang sama setiap bulan.",
  mixed: "Baris di bawah setiap harga menyatakan apa yang termasuk dalam harga itu.",
};

/** Above the prices of the home page; "none" where there are no plans, "ongoing" where other services are no monthly work. */
export const abovePlans: Record<PlansPriced, string> = {
  month:
    "Semua harga ialah harga sebulan, untuk mana-mana perkhidmatan. Pilih mengikut banyaknya kerja yang mahu dibuat serentak.",
  once: "Setiap harga dibayar sekali sahaja. Pilih mengikut banyaknya kerja yang mahu dibuat.",
  from: "Setiap harga ialah harga terendah bagi kerja itu. Anda menerima sebut harga sebelum kami bermula.",
  "on-request": "Beritahu kami apa yang anda perlukan, dan anda menerima sebut harga sebelum kami bermula.",
  launch: "Kos permulaan dibayar sekali, kemudian yuran yang sama setiap bulan.",
  mixed: "Baris di bawah setiap harga menyatakan apa yang termasuk dalam harga itu.",
  ongoing:
    "Semua harga ialah harga sebulan, untuk kerja yang berterusan. Kerja yang ditempah sekali ada harganya di halaman perkhidmatan itu.",
  none: "Harga perkhidmatan kami. Anda menerima satu harga bertulis sebelum apa-apa bermula.",
};
