import { copyFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
// @boundaries-ignore the options all packages share stand once, at the root
import { library } from '../../tsup.base.js'
// @boundaries-ignore the build of the ui package's styles
import { bundleCss } from '../ui/build/inlineCss.js'

export default defineConfig(
  library({
    async onSuccess() {
      await writeFile('dist/buttons.css', `${await bundleCss('src/buttons/buttons.css')}\n`)
      await copyFile('src/buttons/buttons.css.d.ts', 'dist/buttons.css.d.ts')
    },
  }),
)
