// Reviewed by a native speaker: no
import type { LoginCopy } from '../../LoginCopy.js'

/** The strings of the login without a wallet, in Latin American Spanish. */
export const login: LoginCopy = {
  title: 'Inicie sesión o conéctese',
  or: 'o',
  step: 'Paso {step} de 2',
  email: {
    label: 'Correo electrónico',
    placeholder: 'Su correo electrónico',
    hint: 'Le enviaremos un código por correo. En un dispositivo nuevo hay dos pasos rápidos: primero un enlace y después el código.',
    submit: 'Continuar con correo',
    invalid: 'Ingrese un correo electrónico válido.',
    sending: 'Enviando el correo',
  },
  failures: {
    cooldown: {
      one: 'Inténtelo de nuevo en {count} segundo',
      other: 'Inténtelo de nuevo en {count} segundos',
    },
    locked: 'Demasiados códigos incorrectos. Empiece de nuevo para recibir otro.',
    'link-expired': 'El enlace venció. Envíe otro.',
    unreachable:
      'No es posible conectarse con el servicio de inicio de sesión. Verifique su conexión e inténtelo de nuevo.',
    'not-allowed': 'El inicio de sesión no está configurado para este sitio. Elija otra forma de conectarse.',
    refused: 'No funcionó.',
    unexpected: 'Algo salió mal. Inténtelo de nuevo.',
  },
  none: { title: 'Ningún inicio de sesión', text: 'Vuelva atrás y elija cómo iniciar sesión.' },
  startAgain: 'Empezar de nuevo',
  code: {
    prompt: {
      title: 'Ingrese el código',
      text: 'Enviamos un código de 6 dígitos a {email}. Es válido durante 10 minutos.',
    },
    promptWithoutEmail: 'Le enviamos por correo un código de 6 dígitos. Es válido durante 10 minutos.',
    label: 'Código de 6 dígitos',
    sending: 'Enviando otro código',
    verifying: 'Verificando el código',
    connecting: 'Abriendo su billetera',
    ended: 'Inicio de sesión cerrado',
    resend: 'Enviar otro código',
    resendIn: 'Enviar otro código en {seconds} s',
  },
  device: {
    waiting: {
      title: 'Revise su correo',
      text: 'Abra el enlace que enviamos a {email} y confirme que es usted. Es válido durante 10 minutos. Después llegará el código.',
    },
    sending: 'Enviando otro enlace',
    ended: 'Dispositivo no aprobado',
    resend: 'Enviar otro enlace',
    resendIn: 'Enviar otro enlace en {seconds} s',
  },
  social: {
    continue: 'Continuar con {provider}',
    more: 'Más proveedores',
    passkey: 'Usar llave de acceso',
    wallets: 'Usar una billetera',
    steps: {
      opening: {
        title: 'Abriendo {provider}',
        text: 'Se abre una ventana nueva para iniciar sesión.',
      },
      waiting: {
        title: 'Inicie sesión con {provider}',
        text: 'Continúe en la ventana que se abrió.',
      },
      blocked: {
        title: 'Ventana bloqueada',
        text: 'Su navegador bloqueó la ventana de {provider}. Puede iniciar sesión aquí y volver después a esta página.',
      },
      leaving: {
        title: 'Abriendo {provider}',
        text: 'Volverá a esta página después de iniciar sesión.',
      },
      verifying: { title: 'Verificando la sesión', text: 'Tarda solo un momento.' },
      connecting: { title: 'Abriendo su billetera', text: 'Tarda solo un momento.' },
    },
    continueHere: 'Seguir en esta ventana',
    ended: 'No se pudo iniciar sesión con {provider}',
    retry: 'Reintentar',
  },
  farcaster: {
    code: 'Código QR para iniciar sesión con Farcaster',
    preparing: 'Preparando el inicio de sesión',
    scan: 'Escanee el código con su teléfono y apruebe el inicio de sesión en Farcaster.',
    open: {
      title: 'Apruebe en Farcaster',
      text: 'Apruebe el inicio de sesión en la app y vuelva aquí.',
    },
    openApp: 'Abrir Farcaster',
    declined: {
      title: 'Inicio rechazado',
      text: 'Inténtelo de nuevo, o vuelva atrás e inicie sesión de otra forma.',
    },
    expired: {
      title: 'Inicio vencido',
      text: 'El inicio de sesión no se aprobó a tiempo. Inténtelo de nuevo.',
    },
  },
  update: {
    label: 'Correo nuevo',
    save: 'Guardar',
    unchanged: 'Este es su correo electrónico actual.',
    hint: 'Enviaremos un código a su correo actual y otro al nuevo.',
  },
  address: 'Correo',
  settings: 'Configuración de la billetera',
  approve: {
    title: 'Apruebe la solicitud',
    text: 'Revise la solicitud en la ventana que está sobre esta.',
  },
  openSettings: {
    title: 'Abriendo la configuración',
    text: 'Aparecerá en la ventana que está sobre esta.',
  },
}
