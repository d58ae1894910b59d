// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in French. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'S’identifier',
  wait: 'Un instant…',
  done: 'Vous pouvez fermer cette fenêtre.',
  closeWindow: 'Fermez cette fenêtre et identifiez-vous à nouveau.',
  invalidLink:
    'L’identification ne peut pas commencer ici. Retournez dans l’application et identifiez-vous à nouveau.',
}
