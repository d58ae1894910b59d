import { join } from 'node:path'
import { bundle } from '../checks/bundle.mjs'
import { listLanguages, root } from './areas.mjs'

/**
 * Returns the bytes after gzip that a user of each language downloads: with the buttons, with the modal, and with the login frame. English is
 * in the files of the modal.
 *
 * @returns {Promise<{ code: string, buttons: number, modal: number, frame: number }[]>}
 */
export async function measureLocales() {
  const languages = join(root, 'apps/login-frame/src/page/copy/languages')
  return await Promise.all(
    listLanguages().complete.map(async (code) => {
      const [buttons = 0, modal = 0, frame = 0] = await Promise.all(
        [
          `export * from '@latchkit/ui/copy/buttons-${code}'`,
          `export * from '@latchkit/ui/copy/${code}'`,
          `export * from '${languages}/${code}/frame.ts'\nexport * from '${languages}/${code}/page.ts'`,
        ].map(measure),
      )
      return { code, buttons, modal, frame }
    }),
  )
}

/** @param {string} code */
async function measure(code) {
  const { start } = await bundle({ code, resolveDir: join(root, 'packages/react'), external: [] })
  return start.gzip
}
