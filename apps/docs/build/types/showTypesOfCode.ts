import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  definePlugin,
  ExpressiveCodeAnnotation,
  type ExpressiveCodeBlock,
  type ExpressiveCodePlugin,
} from '@expressive-code/core'
import { h } from '@expressive-code/core/hast'
import { readTypes, type SampleTypes } from './readTypes.js'

const readSource = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../src/types/${name}`, import.meta.url)), 'utf8')

/**
 * Shows the type of each name in the samples. A name has the number of its text, and a block of code has each of its texts once, as
 * data that `showTypes.js` reads.
 */
export function showTypesOfCode(): ExpressiveCodePlugin {
  /** Read when the first sample is rendered. */
  let types: Promise<SampleTypes> | undefined
  /** Of a block, before the frame takes a comment with the name of the file. */
  const codeOf = new WeakMap<ExpressiveCodeBlock, string>()
  const textsOf = new WeakMap<ExpressiveCodeBlock, readonly string[]>()
  return definePlugin({
    name: 'types',
    baseStyles: readSource('types.css'),
    jsModules: [readSource('showTypes.js')],
    hooks: {
      preprocessMetadata: ({ codeBlock }) => {
        codeOf.set(codeBlock, codeBlock.code)
      },
      annotateCode: async ({ codeBlock }) => {
        if (!/^tsx?$/.test(codeBlock.language)) return
        types ??= readTypes()
        const code = codeOf.get(codeBlock) ?? codeBlock.code
        const hovers = (await types).get(code.trim()) ?? []
        const removed = code.trimEnd().split('\n').length - codeBlock.code.trimEnd().split('\n').length
        const texts = [...new Set(hovers.map(({ text }) => text))]
        for (const { line, character, length, text } of hovers) {
          const inlineRange = { columnStart: character, columnEnd: character + length }
          codeBlock.getLine(line - removed)?.addAnnotation(new TypeOfName(texts.indexOf(text), inlineRange))
        }
        if (texts.length > 0) textsOf.set(codeBlock, texts)
      },
      postprocessRenderedBlock: ({ codeBlock, renderData }) => {
        const texts = textsOf.get(codeBlock)
        if (!texts) return
        const data = JSON.stringify(texts).replaceAll('<', '\\u003c')
        renderData.blockAst.children.push(
          h('script', { type: 'application/json' }, [{ type: 'text', value: data }]),
        )
      },
    },
  })
}

class TypeOfName extends ExpressiveCodeAnnotation {
  readonly #text: number

  constructor(text: number, inlineRange: { readonly columnStart: number; readonly columnEnd: number }) {
    super({ inlineRange })
    this.#text = text
  }

  override render({ nodesToTransform }: Parameters<ExpressiveCodeAnnotation['render']>[0]) {
    return nodesToTransform.map((node) => h('b', { 'data-type': this.#text }, [node]))
  }
}
