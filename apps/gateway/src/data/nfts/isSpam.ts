/** An address of the web in a text: with a scheme, or a name with a domain that unsolicited NFTs use. */
const webAddress =
  /https?:\/\/|\bwww\.|\b[\w-]+\.(?:com|net|org|io|xyz|app|site|gift|gifts|top|club|fi|lat|live|me|cc|vip|pro|fun|win)\b/i
/** A call to do something outside the wallet. */
const call = /\b(?:claim|visit|redeem|airdrop|giveaway|voucher|reward|rewards|eligible|bonus|winner)\b/i
/** A promise of money, such as `$5,000`. */
const money = /[$€]\s?\d|\b\d[\d,.]*\s?(?:usdc|usdt|eth)\b/i

/**
 * Whether texts of an NFT advertise a web page, as unsolicited NFTs do: a call or an amount of money together with an address
 * of the web, or a call together with an amount of money. A wrong answer hides an NFT, so one sign alone is not enough.
 *
 * @param texts The name, and the name of the collection. Descriptions often contain the page of the artist.
 */
export function isSpam(texts: readonly string[]): boolean {
  const text = texts.join('\n')
  const signs = [webAddress, call, money].filter((pattern) => pattern.test(text))
  return signs.length >= 2
}
