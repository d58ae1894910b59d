import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'

/** A film that is being recorded. */
export type Film = {
  /** Ends it, and saves a strip of its frames. */
  readonly save: (path: string) => Promise<void>
}

type Shot = { readonly data: string; readonly timestamp: number }

/** A strip has at most so many frames, evenly spaced. */
const maxFrames = 14

/** Records the frames that Chromium shows, which it sends only if something changed. */
export async function recordFilm(page: Page): Promise<Film> {
  const session = await page.context().newCDPSession(page)
  const shots: Shot[] = []
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shots.push({ data, timestamp: metadata.timestamp ?? 0 })
    // The session may already be closed.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  return {
    async save(path) {
      await session.send('Page.stopScreencast')
      await session.detach()
      await mkdir(dirname(path), { recursive: true })
      await saveStrip(page.context(), spread(shots), path)
    },
  }
}

/** Returns the first and the last shot, and some between them. */
function spread(shots: readonly Shot[]): readonly Shot[] {
  const count = Math.min(maxFrames, shots.length)
  return Array.from({ length: count }, (_, index) => {
    const shot = shots[Math.round((index * (shots.length - 1)) / Math.max(1, count - 1))]
    return shot ?? { data: '', timestamp: 0 }
  })
}

async function saveStrip(context: BrowserContext, shots: readonly Shot[], path: string): Promise<void> {
  const page = await context.newPage()
  const start = shots[0]?.timestamp ?? 0
  const figures = shots.map(
    ({ data, timestamp }) =>
      `<figure><img src="data:image/png;base64,${data}"><figcaption>${Math.round((timestamp - start) * 1000)} ms</figcaption></figure>`,
  )
  await page.setContent(
    `<!doctype html><style>
      body { margin: 0; width: max-content; display: grid; grid-template-columns: repeat(7, auto); background: #888 }
      figure { margin: 4px } img { display: block; height: 480px } figcaption { font: 14px sans-serif; color: #fff }
    </style>${figures.join('')}`,
  )
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode())))
  await page.locator('body').screenshot({ path })
  await page.close()
}
