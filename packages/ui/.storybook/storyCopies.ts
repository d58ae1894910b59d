import type { AccountCopy, Copy } from '../src/copy/Copy.js'
import { fullEn } from '../src/copy/fullCopy.fixtures.js'
import { mapTexts } from './mapTexts.js'
import { toPseudo } from './toPseudo.js'
import { translations } from './translations.js'

type StoryCopy = Copy & AccountCopy

type Measure = (text: string) => number

/** Creates the copies of the languages, and the copies made of them that the layout is measured in. */
export function createStoryCopies() {
  const all: readonly StoryCopy[] = [fullEn, ...Object.values(translations)]
  const ltr = all.filter(({ dir }) => dir === 'ltr')
  const rtl = all.filter(({ dir }) => dir === 'rtl')
  const measure = createMeasure()
  const measureWord: Measure = (text) => Math.max(...text.split(/[\s\u00ad-]+/).map(measure))
  return {
    ...{ en: fullEn, ...translations },
    pseudo: withMessages([fullEn], ([copy]) => toPseudo(copy)),
    /** Each text in the language in which it is the widest: no language needs more room. */
    widest: withMessages(ltr, (copies) => mapTexts(copies, (texts) => findMost(texts, measure))),
    /** Each text in the language in which one of its words is the widest. */
    'longest-words': withMessages(ltr, (copies) => mapTexts(copies, (texts) => findMost(texts, measureWord))),
    'widest-rtl': withMessages(rtl, (copies) => mapTexts(copies, (texts) => findMost(texts, measure))),
  }
}

/** Changes copies and the messages that they load. */
function withMessages(
  copies: readonly StoryCopy[],
  change: <T>(values: readonly [T, ...T[]]) => T,
): StoryCopy {
  return {
    ...change(toList(copies)),
    loadMessages: async () =>
      change(toList(await Promise.all(copies.map(({ loadMessages }) => loadMessages())))),
  }
}

function toList<T>(values: readonly T[]): readonly [T, ...T[]] {
  const [first, ...others] = values
  if (first === undefined) throw new Error('The stories need a language of each direction.')
  return [first, ...others]
}

function findMost(texts: readonly string[], measure: Measure): string {
  return texts.reduce((most, text) => (measure(text) > measure(most) ? text : most))
}

/** Returns a function that measures a text in the font of the modal. A placeholder has the same width in each language. */
function createMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('The stories need a canvas.')
  context.font = '16px system-ui, sans-serif'
  return (text) => context.measureText(text.replace(/\{\w+\}/g, 'Example')).width
}
