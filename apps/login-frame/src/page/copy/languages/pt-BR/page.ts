// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Brazilian Portuguese. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Fazer login',
  wait: 'Um momento…',
  done: 'Você pode fechar esta janela.',
  closeWindow: 'Feche esta janela e faça login de novo.',
  invalidLink: 'O login não pode começar aqui. Volte ao app e faça login de novo.',
}
