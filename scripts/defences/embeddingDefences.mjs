// biome-ignore-all lint/suspicious/noTemplateCurlyInString: texts of sources contain template literals.
/** @typedef {import('./removeDefence.mjs').Defence} Defence */

const frame = 'apps/login-frame/src'
const gateway = 'apps/gateway/src'
const host = 'packages/frame-client/src/host'

/** @type {readonly Defence[]} The defences of who embeds the login frame and what that app learns. */
export const embeddingDefences = [
  {
    name: 'no page may embed the frame for an unknown project, not even a local one',
    file: `${gateway}/frame/toFrameAncestors.ts`,
    find: `if (!project) return "'none'"`,
    replace: "if (!project) return localSources.join(' ')",
    test: {
      runner: 'apps',
      file: `${gateway}/frame/toFrameAncestors.test.ts`,
      title: 'error: no page may embed the frame for an unknown project',
    },
  },
  {
    name: 'a site is no local origin, whatever its name begins with',
    file: `${gateway}/frame/isAllowedParent.ts`,
    find: 'isLocalOrigin(origin) &&',
    replace: "(isLocalOrigin(origin) || origin.includes('localhost')) &&",
    test: {
      runner: 'apps',
      file: `${gateway}/frame/toFrameAncestors.test.ts`,
      title: 'is no local origin',
    },
  },
  {
    name: 'in a browser with one storage for all apps, each app has a part of its own (Chrome 109 to 114)',
    file: `${frame}/page/storage/getStorageScope.ts`,
    find: 'Number(version) >= firstPartitioned',
    replace: 'Number(version) > 0',
    test: {
      runner: 'apps',
      file: `${frame}/page/storage/getStorageScope.test.ts`,
      title: 'default: the storage of frames in ',
    },
  },
  {
    name: 'the keys of the frame are in the part of the app',
    file: `${frame}/worker/worker.ts`,
    find: 'openDeviceStorage(storageScope)',
    replace: 'openDeviceStorage()',
    test: {
      runner: 'browser',
      file: `${frame}/page/vault/startVault.browser.test.ts`,
      title: 'param: storageScope is a part of the storage',
    },
  },
  {
    name: 'the settings of the frame are in the part of the app',
    file: `${frame}/page/storage/createPageStorage.ts`,
    find: 'latchkit-frame:${scope}:',
    replace: 'latchkit-frame:',
    test: {
      runner: 'apps',
      file: `${frame}/page/storage/createPageStorage.test.ts`,
      title: 'param: scope has values of its own',
    },
  },
  {
    name: 'only an app of the project learns who is logged in',
    file: `${host}/createMessageGate.ts`,
    find: 'allowedOrigins.includes(origin) :',
    replace: 'true :',
    test: {
      runner: 'node',
      file: `${host}/createMessageGate.test.ts`,
      title: 'an origin that is not allowed',
    },
  },
  {
    name: 'the frame answers one app only',
    file: `${host}/createMessageGate.ts`,
    find: ': origin === pinnedOrigin',
    replace: ': allowedOrigins.includes(origin)',
    test: {
      runner: 'node',
      file: `${host}/createMessageGate.test.ts`,
      title: 'error: drops a second allowed origin after the first is pinned',
    },
  },
  {
    name: 'an app learns of the user what the protocol names, and nothing else',
    file: `${host}/createFrameHost.ts`,
    find: 'payload: parsed.data as PlainData | undefined',
    replace: 'payload: copy as PlainData | undefined',
    test: {
      runner: 'node',
      file: `${host}/createFrameHost.test.ts`,
      title: 'behavior: sends only fields of the protocol',
    },
  },
]
