import { copyFile, writeFile } from 'node:fs/promises'
import { defineConfig } from 'tsup'
// @boundaries-ignore the build options shared by all packages are at the root
import { library } from '../../tsup.base.js'
// @boundaries-ignore bundles the style sheets of the ui package
import { bundleCss } from '../ui/build/inlineCss.js'

export default defineConfig(
  library({
    async afterModules() {
      await writeFile('dist/buttons.css', `${await bundleCss('src/buttons/buttons.css')}\n`)
      await copyFile('src/buttons/buttons.css.d.ts', 'dist/buttons.css.d.ts')
    },
  }),
)
