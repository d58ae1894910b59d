import { mapTexts } from './mapTexts.js'

const accents: Readonly<Record<string, string>> = {
  ...{ a: 'á', c: 'ç', e: 'é', i: 'î', n: 'ñ', o: 'ö', s: 'š', u: 'ü', y: 'ý' },
  ...{ A: 'Á', C: 'Ç', E: 'É', I: 'Î', N: 'Ñ', O: 'Ö', S: 'Š', U: 'Ü', Y: 'Ý' },
}

/** Returns a copy whose texts have accents and are 40 % longer, which shows texts that are not in the copy and places without room. */
export function toPseudo<T>(copy: T): T {
  return mapTexts([copy], ([text = '']) => {
    const missing = Math.ceil(text.replace(/\{\w+\}/g, '').length * 0.4)
    // Words of the usual length, so that the text wraps as others do.
    const padding = 'lorem ipsum dolor sit amet '
      .repeat(Math.ceil(missing / 27))
      .slice(0, missing)
      .trim()
    const accented = text.replace(/\{\w+\}|[A-Za-z]/g, (found) => accents[found] ?? found)
    return padding ? `${accented} ${padding}` : accented
  })
}
