import { buttonsPtBR } from '@latchkit/ui/copy/buttons-pt-BR'
import type { Locale } from './Locale.js'

/** The locale of Brazilian Portuguese. */
export const ptBR: Locale = {
  buttons: buttonsPtBR,
  load: () => import('@latchkit/ui/copy/pt-BR').then((chunk) => chunk.ptBR),
}
