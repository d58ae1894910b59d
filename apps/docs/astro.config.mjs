import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
import { kitTokens } from './build/kitTokens.ts'
import { publishDemo } from './build/publishDemo.ts'
import { publishPages } from './build/publishPages.ts'
import { publishPlayground } from './build/publishPlayground.ts'
import { publishStorybook } from './build/publishStorybook.ts'
import { remarkRepoLinks } from './build/remarkRepoLinks.ts'
import { sidebar } from './build/sidebar.ts'
import { showTypesOfCode } from './build/types/showTypesOfCode.ts'

export default defineConfig({
  site: 'https://latchkit.dev',
  trailingSlash: 'always',
  // Nothing is inline under the policy of the site.
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  // No image is converted, so the build needs no binary for it.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  integrations: [
    starlight({
      title: 'Latchkit',
      description: 'An open-source wallet kit for the web.',
      favicon: '/icon.svg',
      logo: { src: './src/assets/latch.svg', alt: '' },
      customCss: ['virtual:kit-tokens.css', './src/styles/theme.css'],
      sidebar,
      social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/latchkit/latchkit' }],
      components: {
        PageTitle: './src/components/PageTitle.astro',
      },
      expressiveCode: {
        plugins: [showTypesOfCode()],
        themes: ['github-dark-default', 'github-light-default'],
        styleOverrides: {
          borderRadius: '12px',
          borderColor: 'var(--sl-color-hairline)',
          codeBackground: 'var(--docs-code)',
          frames: {
            shadowColor: 'transparent',
            terminalBackground: 'var(--docs-code)',
            terminalTitlebarBackground: 'var(--docs-code)',
            editorTabBarBackground: 'var(--docs-code)',
            editorActiveTabBackground: 'var(--docs-code)',
            editorActiveTabIndicatorTopColor: 'transparent',
          },
        },
      },
    }),
    // Before the pages are completed: those of the playground have the same policy.
    publishPlayground(),
    publishDemo(),
    publishPages(),
    publishStorybook(),
  ],
  markdown: { remarkPlugins: [remarkRepoLinks] },
  vite: {
    plugins: [kitTokens()],
    build: { assetsInlineLimit: 0, target: 'es2022' },
  },
})
