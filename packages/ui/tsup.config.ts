import { defineConfig } from 'tsup'
// @boundaries-ignore the build options shared by all packages are at the root
import { library } from '../../tsup.base.js'
// @boundaries-ignore the same
import { gather } from '../../tsup.gather.js'
import { inlineCss } from './build/inlineCss.js'

export default defineConfig(
  library({
    esbuildPlugins: [inlineCss()],
    afterModules: () =>
      gather('dist', [
        {
          // What the buttons of the page share with the modal.
          name: 'page',
          entries: [
            'format/fill.js',
            'format/shortenAddress.js',
            'icons/AlertIcon.js',
            'parts/dialog/showModal.js',
            'parts/error-boundary/ErrorBoundary.js',
            'parts/mark/Avatar.js',
            'shadow-dom/useStyles.js',
            'theme/updateDerivedColors.js',
          ],
        },
        {
          // The modal and its first view, which load while the page is idle.
          name: 'opening',
          entries: ['exports/modal.js', 'exports/views/connect.js'],
          without: ['exports/index.js', 'exports/buttons.js', 'exports/themes.js', 'exports/copy/en.js'],
        },
        {
          // Loaded after the first view is shown, because almost every view lets the user choose a wallet.
          name: 'connecting',
          entries: ['exports/views/connecting.js'],
          without: ['exports/index.js', 'exports/buttons.js', 'exports/themes.js', 'exports/copy/en.js'],
        },
      ]),
  }),
)
