import { currency } from "./own.ts";
import { moneyText } from "./quoted-prices.ts";

export { plans } from "./own.ts";

/** An amount in the agency's currency, without cents: "RM 2,500". */
export function formatPrice(amount: number): string {
  return moneyText(currency.symbol, amount);
}
