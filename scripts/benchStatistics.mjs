/** @typedef {{ count: number, median: number, low: number, high: number }} Summary */

/**
 * Returns a quantile with linear interpolation between the two nearest values; NaN without values.
 *
 * @param {readonly number[]} values
 * @param {number} part From 0 to 1.
 */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b)
  const position = (sorted.length - 1) * part
  const below = sorted[Math.floor(position)] ?? Number.NaN
  const above = sorted[Math.ceil(position)] ?? Number.NaN
  return below + (above - below) * (position - Math.floor(position))
}

/**
 * Returns the median and the quartiles of the values.
 *
 * @param {readonly number[]} values
 * @returns {Summary}
 */
export function summarize(values) {
  return {
    count: values.length,
    median: quantile(values, 0.5),
    low: quantile(values, 0.25),
    high: quantile(values, 0.75),
  }
}

/**
 * Formats the median, with the quartiles if they differ from it: `12.0 (11.0–14.0)`. Returns `-` without values.
 *
 * @param {readonly number[]} values
 * @param {number} digits
 */
export function toCell(values, digits) {
  if (values.length === 0) return '-'
  const { median, low, high } = summarize(values)
  const [middle, from, to] = [median, low, high].map((value) => value.toFixed(digits))
  return from === middle && to === middle ? `${middle}` : `${middle} (${from}–${to})`
}

/**
 * Returns the change of the median in percent, or `~` if noise explains it: a Mann-Whitney test at 1 %. Single values have no noise.
 *
 * @param {readonly number[]} before
 * @param {readonly number[]} now
 */
export function toChange(before, now) {
  if (before.length === 0 || now.length === 0) return '-'
  const [old, latest] = [quantile(before, 0.5), quantile(now, 0.5)]
  if (old === latest) return '='
  if (Math.max(before.length, now.length) > 1 && Math.abs(rankScore(before, now)) < 2.58) return '~'
  if (old === 0) return '-'
  const percent = ((latest - old) / Math.abs(old)) * 100
  const text = Math.abs(percent).toFixed(0)
  return text === '0' ? '±0 %' : `${percent < 0 ? '−' : '+'}${text} %`
}

/**
 * Returns the score of a Mann-Whitney test, in standard deviations: 0 if both samples are alike.
 *
 * @param {readonly number[]} before
 * @param {readonly number[]} now
 */
function rankScore(before, now) {
  const pairs = before.length * now.length
  let greater = 0
  for (const old of before) for (const latest of now) greater += latest > old ? 1 : latest === old ? 0.5 : 0
  return (greater - pairs / 2) / Math.sqrt((pairs * (before.length + now.length + 1)) / 12)
}

/**
 * Aligns the cells of each column.
 *
 * @param {readonly (readonly string[])[]} rows
 */
export function toTable(rows) {
  const columns = Math.max(0, ...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
