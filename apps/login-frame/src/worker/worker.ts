import { delay } from '../shared/delay.js'
import { createVault } from './createVault.js'
import { serveVault } from './serveVault.js'
import { openDeviceStorage } from './storage/openDeviceStorage.js'

// The worker of the login frame. Only the page that has started it can send it messages.
serveVault(
  {
    send: (message) => self.postMessage(message),
    onMessage: (listener) => self.addEventListener('message', ({ data }) => listener(data)),
  },
  ({ storageScope, ...settings }) =>
    createVault({
      ...settings,
      storage: openDeviceStorage(storageScope),
      fetch: (input, init) => fetch(input, init),
      // Frames of several tabs share the storage.
      runExclusively: (run) => navigator.locks.request('latchkit-vault', run),
      now: () => Date.now(),
      wait: delay,
    }),
)
