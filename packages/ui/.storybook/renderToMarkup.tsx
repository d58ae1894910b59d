import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Copy } from '../src/copy/Copy.js'
import { CopyContext } from '../src/copy/CopyContext.js'
import { en } from '../src/copy/en.js'

/** A view's markup as a server writes it, with the copy a modal would give it. */
export function renderToMarkup(view: ReactNode, copy: Copy = en): string {
  return renderToStaticMarkup(<CopyContext.Provider value={copy}>{view}</CopyContext.Provider>)
}

/** The texts between the tags, in their order. */
export function getTexts(markup: string): readonly string[] {
  return markup.split(/<[^>]*>/).filter((text) => text.trim() !== '')
}
