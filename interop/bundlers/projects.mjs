/**
 * The projects of this folder. Each installs packages with npm, and runs scripts of `build` in its folder.
 *
 * @typedef {object} Project
 * @property {string} name
 * @property {Readonly<Record<string, string>>} packages Exact versions.
 * @property {Readonly<Record<string, unknown>>} [manifest] More of the project's package.json.
 * @property {string} [files] The folder with more files of the project.
 * @property {readonly Run[]} runs
 * @property {readonly string[]} [pages] The pages that the runs render on the server.
 */

/** @typedef {{ readonly title: string, readonly command: readonly [script: string, ...parameters: string[]] }} Run */

/** The packages that each project installs beside ours. */
export const appPackages = {
  '@solana/kit': '8.4.0',
  '@tanstack/react-query': '5.108.0',
  '@wagmi/core': '3.6.5',
  '@walletconnect/universal-provider': '2.21.8',
  'bitcoinjs-lib': '7.0.5',
  ethers: '6.17.0',
  react: '19.3.1',
  'react-dom': '19.3.1',
  viem: '2.57.1',
}

/** @type {readonly Project[]} */
export const projects = [
  createViteProject(6, { vite: '6.4.6', '@vitejs/plugin-react': '5.2.0' }),
  createViteProject(7, { vite: '7.3.8', '@vitejs/plugin-react': '5.2.0' }),
  createViteProject(8, { vite: '8.4.0', '@vitejs/plugin-react': '6.3.0' }),
  {
    name: 'plain-bundlers',
    packages: {
      esbuild: '0.28.2',
      rollup: '4.68.8',
      '@rollup/plugin-commonjs': '29.0.3',
      '@rollup/plugin-json': '6.1.0',
      '@rollup/plugin-node-resolve': '16.0.3',
      '@rollup/plugin-replace': '6.0.3',
      webpack: '5.113.0',
      '@rspack/core': '2.3.4',
    },
    runs: [
      { title: 'esbuild', command: ['esbuild.mjs'] },
      { title: 'Rollup 4', command: ['rollup.mjs'] },
      { title: 'webpack 5', command: ['webpack.mjs', 'webpack'] },
      { title: 'Rspack 2', command: ['webpack.mjs', '@rspack/core'] },
    ],
  },
  {
    name: 'parcel-2',
    // The WalletConnect SDK uses Buffer and process, for which Parcel needs packages.
    packages: { parcel: '2.16.4', buffer: '6.0.3', process: '0.11.10' },
    // By default, Parcel ignores "exports", and finds no entry of viem or of our packages.
    manifest: { '@parcel/resolver-default': { packageExports: true } },
    runs: [{ title: 'Parcel 2', command: ['parcel.mjs'] }],
  },
  {
    name: 'next-15',
    packages: { next: '15.5.29' },
    files: 'next',
    runs: [
      { title: 'Next.js 15 with webpack', command: ['next.mjs'] },
      { title: 'Next.js 15 with Turbopack', command: ['next.mjs', '--turbopack'] },
    ],
    pages: ['.next/server/app/readme.html', '.next/server/app/everything.html'],
  },
  {
    name: 'next-16',
    packages: { next: '16.4.6' },
    files: 'next',
    runs: [
      { title: 'Next.js 16 with webpack', command: ['next.mjs', '--webpack'] },
      { title: 'Next.js 16 with Turbopack', command: ['next.mjs'] },
    ],
    pages: ['.next/server/app/readme.html', '.next/server/app/everything.html'],
  },
  {
    name: 'astro-5',
    packages: { astro: '5.18.2', '@astrojs/react': '4.4.2' },
    files: 'astro',
    runs: [{ title: 'Astro 5', command: ['astro.mjs'] }],
    pages: ['dist/readme/index.html', 'dist/everything/index.html'],
  },
  {
    name: 'jest-30',
    packages: {
      jest: '30.5.2',
      'jest-environment-jsdom': '30.5.2',
      '@babel/preset-env': '7.29.14',
    },
    files: 'jest',
    runs: [{ title: 'Jest 30 in node and jsdom', command: ['jest.mjs'] }],
  },
  {
    name: 'cypress-15',
    packages: { cypress: '15.3.0', typescript: '5.9.3' },
    files: 'cypress',
    runs: [{ title: 'types of a test for Cypress 15', command: ['cypress.mjs'] }],
  },
  {
    name: 'selenium-4',
    packages: { 'selenium-webdriver': '4.49.0' },
    files: 'webdriver',
    runs: [{ title: 'Selenium 4 in Chromium', command: ['webdriver.mjs', 'selenium.test.js'] }],
  },
  {
    name: 'webdriverio-9',
    packages: { webdriverio: '9.33.1' },
    files: 'webdriver',
    runs: [{ title: 'WebdriverIO 9 in Chromium', command: ['webdriver.mjs', 'webdriverio.test.js'] }],
  },
]

/** @param {number} version @param {Readonly<Record<string, string>>} packages @returns {Project} */
function createViteProject(version, packages) {
  return {
    name: `vite-${version}`,
    packages,
    runs: [
      { title: `Vite ${version}`, command: ['vite.mjs'] },
      { title: `Vite ${version} with the React plugin`, command: ['vite.mjs', 'react'] },
    ],
  }
}
