/** Returns an amount of US dollars in that language. Less than a cent is displayed as such. */
export function formatUsd(usd: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  return usd > 0 && usd < 0.01 ? `< ${format.format(0.01)}` : format.format(usd)
}
