import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type UserConfig } from 'vite'
// @boundaries-ignore one list of the aliases, at the root
import { preactAliases } from '../../scripts/preactAliases.mjs'
import { chainProxy, defaultChainUrls } from './server/chains.js'
import { groupByPages } from './server/groupByPages.js'
import { pages } from './server/pages.js'
import { pageViews } from './server/pageViews.js'
import { paymentServer } from './server/paymentServer.js'
import { serverRendered } from './server/serverRendered.js'
import { signInServer } from './server/signInServer.js'
import { strictCsp } from './server/strictCsp.js'
import { testWallets } from './server/testWallets.js'

const source = '@latchkit/source'
// The e2e tests build twice, into separate folders.
const outDir = process.env.PLAYGROUND_OUT ?? 'dist'
const builtPages = process.env.PLAYGROUND_PAGES?.split(',') ?? pages
// Several builds write into one folder.
const isGrouped = process.env.PLAYGROUND_GROUPED === 'true'
// The sources of the html package have React, and its build has Preact. A build with other pages has React for all of them.
const alias = builtPages.every((page) => page === 'html' || page === 'vue') ? preactAliases : []
const proxy = chainProxy(defaultChainUrls)

export default defineConfig(async ({ isSsrBuild, mode }) => {
  const input = builtPages.map((page) => `${page}.html`)
  // Builds must not share plugins, which Vite changes.
  const createConfig = (): UserConfig => ({
    appType: 'mpa',
    // The first one that knows the path answers.
    plugins: [
      ...[react(), testWallets(), strictCsp(), serverRendered(), paymentServer(), signInServer()],
      pageViews(process.env.PLAYGROUND_PAGE_VIEWS),
    ],
    resolve: { conditions: [source, ...defaultClientConditions], alias },
    // A server bundle keeps the mode of its build.
    ...(isSsrBuild && { define: { 'process.env.NODE_ENV': JSON.stringify(mode) } }),
    ssr: {
      resolve: { conditions: [source, ...defaultServerConditions] },
      // Node cannot resolve the packages' dependencies from dist/server.
      ...(isSsrBuild && { noExternal: true as const }),
    },
    server: { host: '127.0.0.1', port: 5173, strictPort: true, proxy },
    preview: { host: '127.0.0.1', proxy },
    build: isSsrBuild
      ? { outDir: `${outDir}/server` }
      : { outDir, target: 'es2022', rolldownOptions: { input } },
  })
  const config = createConfig()
  if (isSsrBuild || !isGrouped) return config
  const name = await groupByPages({ ...createConfig(), mode, logLevel: 'error' })
  const output = {
    codeSplitting: { groups: [{ debugName: 'pages', name }], includeDependenciesRecursively: false },
  }
  return { ...config, build: { ...config.build, emptyOutDir: false, rolldownOptions: { input, output } } }
})
