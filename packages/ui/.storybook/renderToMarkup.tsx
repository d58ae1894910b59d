import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Copy } from '../src/copy/Copy.js'
import { CopyContext } from '../src/copy/CopyContext.js'
import { fullEn } from '../src/copy/fullCopy.fixtures.js'
import { messages as messagesAr } from '../src/copy/languages/ar/messages.js'
import { MessagesContext } from '../src/copy/MessagesContext.js'
import { messagesEn } from '../src/copy/messagesEn.js'

/** Renders a view to the markup of a server, with the copy that a modal provides. */
export function renderToMarkup(view: ReactNode, copy: Copy = fullEn): string {
  return renderToStaticMarkup(
    <CopyContext.Provider value={copy}>
      <MessagesContext.Provider value={copy.dir === 'rtl' ? messagesAr : messagesEn}>
        {view}
      </MessagesContext.Provider>
    </CopyContext.Provider>,
  )
}

/** Returns the texts between the tags, in order. */
export function getTexts(markup: string): readonly string[] {
  return markup
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '')
    .map((text) => text.replaceAll('&amp;', '&'))
}
