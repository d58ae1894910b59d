/** Later moments contain the earlier ones. */
const idle = [/core\/dist\/opening\./, /react\/dist\/flows\/opening\./, /ui\/dist\/exports\/copy\/en\./]

/**
 * The files that a page of Vite's production build fetches, scripts only, with those of the app, React and the chain library.
 *
 * `entries` are the modules that the kit has loaded with `import()` at that moment; they and their static imports count.
 */
export const files = {
  page: 'minimal.html',
  moments: [
    { name: 'when idle', max: 8, entries: idle },
    {
      name: 'with the list open',
      max: 10,
      // Motion and messages begin to load when the list is shown.
      entries: [...idle, /ui\/dist\/parts\/motion\/motion\./, /ui\/dist\/copy\/messagesEn\./],
    },
  ],
  /** The limit of a lazy file with a module of the packages, in bytes after gzip. That of an adapter has the chain library too. */
  maxLazy: 25_000,
  own: /\/packages\/(?!adapter-)[^/]+\/dist\//,
}

/** The modules of react and ui have other paths in the build of html. */
const idleWithoutReact = [
  /core\/dist\/opening\./,
  /html\/dist\/modules\/react\/flows\/opening\./,
  /html\/dist\/modules\/ui\/exports\/copy\/en\./,
]

/** The same for a page with the elements of html, with Preact. The page shows all three buttons. Its modules are copied, not gathered: more files. */
export const htmlFiles = {
  ...files,
  page: 'html.html',
  moments: [
    { name: 'when idle', max: 21, entries: idleWithoutReact },
    {
      name: 'with the list open',
      max: 23,
      entries: [
        ...idleWithoutReact,
        /html\/dist\/modules\/ui\/parts\/motion\/motion\./,
        /html\/dist\/modules\/ui\/copy\/messagesEn\./,
      ],
    },
  ],
}

/** A page with one element: all JavaScript that it loads before a click. In Vite, that is one file. */
export const element = {
  ...files,
  page: 'a page with <latchkit-button>',
  moments: [],
  code: `
    import { wagmi } from '@latchkit/adapter-wagmi'
    import { createLatchkit } from '@latchkit/core'
    import { mainnet } from '@latchkit/core/networks'
    import { defineElements } from '@latchkit/html'
    defineElements(createLatchkit({ projectId: 'my-dapp', networks: [mainnet], adapters: [wagmi()] }))
  `,
  /** In bytes after gzip. */
  maxStart: 31_200,
}
