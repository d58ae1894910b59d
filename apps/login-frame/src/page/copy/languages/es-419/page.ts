// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Latin American Spanish. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Iniciar sesión',
  wait: 'Un momento…',
  done: 'Puede cerrar esta ventana.',
  closeWindow: 'Cierre esta ventana e inicie sesión de nuevo.',
  invalidLink: 'El inicio de sesión no puede empezar aquí. Vuelva a la app e inicie sesión de nuevo.',
}
