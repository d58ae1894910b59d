// Reviewed by a native speaker: no
import type { SettingsCopy } from '../../SettingsCopy.js'

/** Spanish. */
export const settings: SettingsCopy = {
  locale: 'es',
  title: 'Ajustes de la cartera',
  loading: 'Cargando los ajustes…',
  retry: 'Reintentar',
  back: 'Atrás',
  openedBy: 'Abiertos por {origin}',
  loggedInAs: 'Sesión iniciada como',
  evmAddress: 'Dirección EVM',
  solanaAddress: 'Dirección de Solana',
  managed: 'Recuperable por el operador de este sitio',
  managedText:
    'Al iniciar sesión en un dispositivo nuevo, se recupera la cartera. El operador gestiona los dos servicios necesarios y podría abrir la cartera.',
  notManaged: 'Recuperable solo por usted',
  notManagedText:
    'El operador de este sitio no puede abrir la cartera. Guarde la frase de recuperación en un lugar seguro.',
  phraseRow: 'Frase de recuperación',
  phraseRowText: 'Exporte las 24 palabras que abren la cartera',
  phraseRowUnavailable:
    'No disponible: requiere un código por correo, y esta cuenta no tiene correo electrónico.',
  devices: 'Dispositivos',
  devicesText: 'Dónde se puede usar la cartera',
  warning: {
    title: 'Frase de recuperación',
    points: [
      'La frase de recuperación tiene 24 palabras. Quien las tiene, tiene todo lo que hay en esta cartera, y nadie puede deshacerlo.',
      'Ningún sitio ni equipo de soporte las necesita. No las introduzca nunca porque alguien se lo pida.',
      'Escríbalas en papel donde nadie pueda ver su pantalla.',
    ],
    word: 'exportar',
    label: 'Para continuar, escriba «{word}»',
    send: 'Enviarme un código',
    sending: 'Enviando el código…',
  },
  code: {
    title: 'Introduzca el código',
    text: 'Hemos enviado un código de 6 dígitos a esta dirección:',
    label: 'Código',
    submit: 'Continuar',
    verifying: 'Comprobando el código…',
    resend: 'Enviar otro código',
    resendIn: 'Enviar otro código en {seconds} s',
  },
  phrase: {
    title: 'Su frase de recuperación',
    text: 'Escriba las 24 palabras en este orden.',
    words: 'Palabras de la frase de recuperación',
    show: 'Mostrar las palabras',
    hide: 'Ocultar',
    hidden: 'Las palabras están ocultas. Muéstrelas solo si nadie puede ver su pantalla.',
    copy: 'Copiar',
    copyRisk: 'Otras apps pueden leer lo que copia. El papel es más seguro.',
    copied: 'Copiado. Cuando termine, copie otra cosa para que ninguna app pueda leer las palabras.',
    copyFailed: 'El navegador no ha permitido copiar. Escriba las palabras.',
    done: 'Listo',
  },
  device: {
    loading: 'Cargando los dispositivos…',
    current: 'Este dispositivo',
    app: 'Usado en {origin}',
    seen: 'Última actividad: {time}',
    revoke: 'Revocar',
    revokeLabel: 'Revocar {label}',
    revoking: 'Revocando…',
    revoked: 'El dispositivo se ha revocado.',
    askTitle: '¿Revocar este dispositivo?',
    askText:
      'Se cerrará la sesión en él y ya no podrá firmar con la cartera. Para volver a usar allí la cartera, inicie sesión como en un dispositivo nuevo.',
    askCurrentTitle: '¿Revocar el dispositivo que está usando?',
    askCurrentText:
      'Se cerrará su sesión y este navegador ya no podrá firmar con la cartera. Para volver a usar la cartera aquí, inicie sesión como en un dispositivo nuevo.',
    revokeCurrent: 'Revocar y cerrar sesión',
    cancel: 'Cancelar',
  },
  release: {
    title: 'Dispositivo nuevo',
    text: 'Alguien ha iniciado sesión con su cuenta en un dispositivo nuevo y quiere abrir la cartera en él.',
    app: 'Solicitado en {origin}',
    network: 'Red: {network}',
    askTitle: '¿Abrir la cartera en este dispositivo?',
    warning:
      'Quien use este dispositivo puede mover todo lo que hay en la cartera. Permítalo solo si es suyo y usted mismo ha iniciado sesión en él.',
    allow: 'Permitir',
    refuse: 'Rechazar',
    deciding: 'Guardando…',
    ready: {
      title: 'Dispositivo que puede abrir la cartera',
      text: 'Abrirá la cartera la próxima vez que inicie sesión en él. Hasta entonces puede rechazarlo.',
      askTitle: '¿Rechazar este dispositivo?',
      warning:
        'Ya puede abrir la cartera. Rechácelo salvo que sea suyo y usted mismo haya iniciado sesión en él: quien lo use puede mover todo lo que hay en la cartera.',
    },
  },
  passkey: {
    title: 'Llave de acceso',
    row: 'Inicia su sesión y abre la cartera en un dispositivo nuevo',
    rowNone: 'Añada una para iniciar sesión sin código',
    text: 'Su llave de acceso inicia su sesión y abre la cartera en un dispositivo nuevo.',
    addText:
      'Con una llave de acceso inicia sesión con su huella, su cara o el bloqueo de pantalla. También abre la cartera en un dispositivo nuevo. Debe ser una llave de acceso que pueda cifrar (PRF), como las de los móviles y gestores de contraseñas actuales.',
    add: 'Añadir llave de acceso',
    adding: 'Añadiendo la llave de acceso…',
    removing: 'Eliminando…',
    managedText: 'El operador podría abrir la cartera sin su llave de acceso. Puede eliminar esta vía.',
    onlyText:
      'Un dispositivo nuevo necesita su llave de acceso. No se puede eliminar, porque nada más recupera la cartera.',
    done: {
      added: 'La llave de acceso se ha añadido.',
      removePasskey: 'La llave de acceso se ha eliminado. También puede borrarla en su dispositivo.',
      removeManaged: 'Hecho. Solo usted puede recuperar la cartera.',
    },
    removePasskey: {
      row: 'Eliminar llave de acceso',
      rowText: 'Iniciar sesión como antes',
      title: '¿Eliminar la llave de acceso?',
      points: ['Ya no podrá iniciar sesión con ella, y no abrirá la cartera en un dispositivo nuevo.'],
      confirm: 'Eliminar la llave',
    },
    removeManaged: {
      row: 'Recuperación solo por usted',
      rowText: 'Elimine la vía del operador para abrir la cartera',
      title: '¿Recuperación solo por usted?',
      points: [
        'Sin su llave de acceso y sin su frase de recuperación, nadie puede recuperar la cartera. El operador no puede ayudarle.',
        'Cada dispositivo nuevo necesita su llave de acceso, también tras iniciar sesión con correo o con una cuenta social.',
        'Esto no se puede deshacer.',
      ],
      confirm: 'Solo yo puedo recuperar',
    },
  },
  errors: {
    code_wrong: 'El código es incorrecto. Revise el correo e introdúzcalo de nuevo.',
    flow_expired: 'El código ha caducado. Solicite otro.',
    id: 'El dispositivo ya estaba revocado. Vuelva atrás para cargar la lista de nuevo.',
    limit: 'Puede solicitar la frase de recuperación tres veces al día. Inténtelo de nuevo mañana.',
    release: 'Esta solicitud ya se ha decidido o ha terminado. Vuelva atrás para cargar la lista de nuevo.',
  },
}
