import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumArgs, findChromium } from './scripts/chromium.mjs'
import { isProjectSelected } from './scripts/isProjectSelected.mjs'
import { preactAliases } from './scripts/preactAliases.mjs'
import { SlowFirstSequencer } from './scripts/SlowFirstSequencer.mjs'

const chromium = findChromium() ?? '/usr/bin/chromium'
const sourceCondition = '@latchkit/source'

/** Kits change their state at once in tests: their machines are not loaded in a chunk, but with the test. */
const loadedMachines = {
  find: /^\.\/loadMachines\.js$/,
  replacement: fileURLToPath(new URL('./packages/core/src/kit/loadedMachines.fixtures.ts', import.meta.url)),
}

/** Tests read the packages' sources: no build comes first. */
const fromSource = {
  resolve: { conditions: [sourceCondition, ...defaultClientConditions], alias: [loadedMachines] },
  ssr: { resolve: { conditions: [sourceCondition, ...defaultServerConditions] } },
}

/** A new object each time: vitest writes into it, so two projects cannot share one. */
function inChromium(context: { reducedMotion?: 'reduce' } = {}) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: { executablePath: chromium, args: chromiumArgs },
      contextOptions: context,
    }),
    instances: [{ browser: 'chromium' as const }],
  }
}

/** Test files that run at the same time in Node.js: more than cores, because many of them wait for processes, chains and timers. */
const workers = availableParallelism() + 1
/**
 * Groups of projects run one after the other. All at once would show more pages than two cores can draw, and tests would reach their
 * limits. Projects with another number of workers need another group.
 */
const groups = {
  waiting: { groupOrder: 1 },
  components: { groupOrder: 2 },
  react18: { groupOrder: 3 },
  preact: { groupOrder: 4 },
  stories: { groupOrder: 5 },
}
/** Test files that run at the same time in a browser. One alone waits for frames most of its time; Vitest's default on two cores is one. */
const pages = 2
const devnet = './apps/devnet/src/vitest'
/** Real chains, SDKs and checkers answer when the machine lets them: a test that hangs is what this is for. */
const testTimeout = 120_000
/** `expect.poll` waits as long as a slow machine needs. */
const expectOptions = { requireAssertions: true, poll: { timeout: 60_000 } }
/** They start when a test first talks to them. */
const chainsWhenUsed = [`${devnet}/solanaSetup.ts`, `${devnet}/bitcoinSetup.ts`]

const node = {
  ...fromSource,
  test: {
    name: 'node',
    environment: 'node',
    globalSetup: chainsWhenUsed,
    setupFiles: ['./scripts/fastCheckSetup.mjs', './scripts/settleImportsSetup.mjs'],
    testTimeout,
    // Files share their imports: no module has state of its own, which a check enforces.
    isolate: false,
    maxWorkers: workers,
    include: ['packages/*/src/**/*.test.{ts,tsx}', '{scripts,tools}/**/*.test.mjs'],
    exclude: ['**/*.browser.test.*', '**/node_modules/**', '**/dist/**'],
    expect: expectOptions,
  },
}

/** Tests with WalletConnect's SDK, which leaves timers behind: they end with each file. */
const withSdk = ['apps/devnet/src/{phone,remote}/**/*.test.ts', 'apps/gateway/src/relay/sdk/**/*.test.ts']

/** Devnet, gateway and playground. */
const apps = {
  ...fromSource,
  test: {
    ...node.test,
    name: 'apps',
    include: ['apps/*/{src,server,build}/**/*.test.{ts,tsx}'],
    exclude: [...node.test.exclude, ...withSdk],
    globalSetup: [...chainsWhenUsed, `${devnet}/programsSetup.ts`],
    setupFiles: [...node.test.setupFiles, './apps/gateway/src/database/compiledDatabase.fixtures.ts'],
    // Hooks start chains and gateways, and a wallet on a relay that is away takes some seconds to stop.
    hookTimeout: testTimeout,
  },
}

const sdk = {
  ...fromSource,
  test: {
    ...apps.test,
    name: 'sdk',
    setupFiles: [...apps.test.setupFiles, `${devnet}/endTimersSetup.ts`],
    // One test opens the page of the phone.
    env: { CHROMIUM: chromium },
    include: withSdk,
    exclude: node.test.exclude,
  },
}

/** Tests of components in Chromium. */
const components = 'packages/{html,react,siwx,ui}/src/**/*.browser.test.{ts,tsx}'
/** Tests of components that need a page of their own: they set its Content-Security-Policy, or load a module for the first time. */
const withOwnPage = [
  'packages/ui/src/data-image/DataImage.browser.test.tsx',
  'packages/ui/src/**/*.offline.browser.test.tsx',
]
/** Also one of each version of React. */
const withOwnPageOfReact = ['packages/react/src/modal/connectPreparation.browser.test.tsx']
/** Tests in Chromium of the login frame that use no chain. The styles of its page are in the document. */
const frameViews =
  'apps/login-frame/src/{page/social,page/vault,page/view,worker/storage}/**/*.browser.test.{ts,tsx}'

const browser = {
  ...fromSource,
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'vitest-browser-react',
    ],
  },
  test: {
    name: 'browser',
    sequence: groups.waiting,
    testTimeout,
    maxWorkers: pages,
    include: [frameViews, ...withOwnPage, ...withOwnPageOfReact],
    expect: expectOptions,
    browser: inChromium(),
  },
}

/** Files share a page with its imports: no module has state of its own, and the setup clears the page. */
const inSharedPage = { isolate: false, setupFiles: './scripts/newPageSetup.mjs' }

const shared = {
  ...browser,
  test: {
    ...browser.test,
    ...inSharedPage,
    name: 'components',
    sequence: groups.components,
    include: [components],
    exclude: [...node.test.exclude.slice(1), ...withOwnPage, ...withOwnPageOfReact],
    browser: inChromium(),
  },
}

/**
 * Files that set balances and hold blocks back on the same chains do not run at the same time. This is the browser's option: with the
 * project's `fileParallelism`, Vitest runs the whole project after all others.
 */
const oneAfterTheOther = { fileParallelism: false }

const chains = {
  ...fromSource,
  // Vite does not find the dependency behind `#ethers5` before a test runs, and would load that again.
  optimizeDeps: { include: [...browser.optimizeDeps.include, 'ethers5'] },
  test: {
    name: 'chains',
    sequence: groups.waiting,
    globalSetup: [...chainsWhenUsed, `${devnet}/globalSetup.ts`],
    testTimeout,
    maxWorkers: pages,
    include: ['{packages,apps}/*/src/**/*.browser.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', components, frameViews],
    expect: expectOptions,
    browser: { ...inChromium(), ...oneAfterTheOther },
  },
}

/** The react package once more, with React 18 under it. */
const react18 = {
  resolve: {
    ...fromSource.resolve,
    alias: [
      loadedMachines,
      { find: /^react(?=\/|$)/, replacement: 'react-18' },
      { find: /^react-dom(?=\/|$)/, replacement: 'react-dom-18' },
    ],
    dedupe: ['react-18', 'react-dom-18'],
  },
  optimizeDeps: {
    include: [
      'react-18',
      'react-18/jsx-dev-runtime',
      'react-dom-18/client',
      'react-dom-18/server',
      'vitest-browser-react',
    ],
  },
  test: {
    ...inSharedPage,
    name: 'react-18',
    sequence: groups.react18,
    testTimeout,
    maxWorkers: pages,
    include: ['packages/react/src/**/*.browser.test.tsx'],
    exclude: [...shared.test.exclude],
    expect: expectOptions,
    browser: inChromium(),
  },
}

const react18InOwnPages = {
  ...react18,
  test: {
    ...react18.test,
    isolate: true,
    setupFiles: [],
    name: 'react-18-pages',
    include: withOwnPageOfReact,
    exclude: [],
    browser: inChromium(),
  },
}

/** The html package, and the views once more, with Preact under them, as the build of the html package has it. */
const preact = {
  resolve: {
    ...fromSource.resolve,
    alias: [
      loadedMachines,
      {
        find: /^react$/,
        replacement: fileURLToPath(new URL('./scripts/preactWithAct.mjs', import.meta.url)),
      },
      ...preactAliases,
    ],
    dedupe: ['preact'],
  },
  optimizeDeps: {
    include: [
      'preact/compat',
      'preact/compat/client',
      'preact/compat/jsx-dev-runtime',
      'preact/compat/server',
      'preact/test-utils',
      'vitest-browser-react',
    ],
  },
  test: {
    ...inSharedPage,
    name: 'preact',
    sequence: groups.preact,
    testTimeout,
    maxWorkers: pages,
    include: ['packages/{html,react}/src/**/*.browser.test.{ts,tsx}'],
    // It reads the error that React logs. Preact logs none.
    exclude: [...shared.test.exclude, 'packages/react/src/modal/errorBoundary.browser.test.tsx'],
    expect: expectOptions,
    browser: inChromium(),
  },
}

/** The wagmi adapter once more, over wagmi 2. */
const wagmi2 = {
  resolve: {
    ...fromSource.resolve,
    alias: [loadedMachines, { find: /^@wagmi\/core(?=\/|$)/, replacement: 'wagmi-core-2' }],
  },
  test: {
    name: 'wagmi-2',
    sequence: groups.react18,
    globalSetup: chains.test.globalSetup,
    testTimeout,
    maxWorkers: pages,
    include: ['packages/adapter-wagmi/src/**/*.browser.test.ts'],
    expect: expectOptions,
    browser: { ...inChromium(), ...oneAfterTheOther },
  },
}

const storybookDir = 'packages/ui/.storybook'

async function stories() {
  const { storybookTest } = await import('@storybook/addon-vitest/vitest-plugin')
  return {
    ...fromSource,
    plugins: [storybookTest({ configDir: storybookDir })],
    // Axe must not measure the contrast of a colour on its way.
    test: {
      name: 'storybook',
      sequence: groups.stories,
      // Stories share a page with its imports: each one renders into a canvas of its own.
      isolate: false,
      testTimeout,
      maxWorkers: pages,
      browser: inChromium({ reducedMotion: 'reduce' }),
    },
  }
}

const withoutStorybook = [
  sdk,
  apps,
  node,
  browser,
  chains,
  shared,
  react18,
  react18InOwnPages,
  preact,
  wagmi2,
]
/** The ui package brings its Storybook, which takes seconds to load: not in runs without stories. */
const hasStories =
  existsSync(`${storybookDir}/main.ts`) && isProjectSelected(withoutStorybook.map(({ test }) => test.name))

export default defineConfig({
  test: {
    retry: 0,
    sequence: { sequencer: SlowFirstSequencer },
    // They run in this order: first those that wait most.
    projects: [...withoutStorybook.slice(0, -1), ...(hasStories ? [await stories()] : []), wagmi2],
  },
})
