// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in German. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Einloggen',
  wait: 'Einen Moment…',
  done: 'Sie können dieses Fenster schließen.',
  closeWindow: 'Schließen Sie dieses Fenster, und loggen Sie sich erneut ein.',
  invalidLink:
    'Der Login kann hier nicht beginnen. Gehen Sie zurück zur App, und loggen Sie sich erneut ein.',
}
