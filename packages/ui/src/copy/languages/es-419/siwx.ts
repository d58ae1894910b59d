// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Latin American Spanish. */
export const siwx: SiwxCopy = {
  checking: 'Verificando su acceso',
  ready: {
    title: 'Acceder a {app}',
    text: 'Firme este mensaje en {wallet} para demostrar que la cuenta es suya. Es gratis y no mueve nada.',
  },
  siwe: {
    title: '{app} necesita conectarse a su billetera',
    text: 'Firme este mensaje para demostrar que esta billetera es suya y continuar. Es gratis y no mueve nada.',
  },
  anyApp: 'Acceder',
  required: 'Si cancela, su billetera se desconecta.',
  message: 'Mensaje para firmar',
  preparing: 'Preparando el mensaje',
  signing: {
    title: 'Firme en {wallet}',
    text: 'Verifique que su billetera muestre este mensaje y apruébelo.',
  },
  verifying: { title: 'Accediendo', text: 'La app está verificando su firma.' },
  declined: {
    title: 'Firma rechazada',
    text: 'El acceso no se completó. Inténtelo de nuevo para continuar.',
  },
  failed: 'No se pudo acceder',
  undeployed: {
    title: 'No se pudo verificar su firma',
    text: 'Si es una cuenta inteligente, aún no está activa en esta red. Haga una primera transacción con {wallet} e inténtelo de nuevo.',
  },
  smartAccount: 'Puede que esta app no admita cuentas inteligentes',
  verified: 'Acceso completado',
  sign: 'Firmar',
  retry: 'Reintentar',
  cancel: 'Cancelar',
}
