// Reviewed by a native speaker: no
import type { SettingsCopy } from '../../SettingsCopy.js'

/** Latin American Spanish. */
export const settings: SettingsCopy = {
  locale: 'es-419',
  title: 'Configuración de la billetera',
  loading: 'Cargando la configuración…',
  retry: 'Reintentar',
  back: 'Atrás',
  openedBy: 'Abierta por {origin}',
  loggedInAs: 'Sesión iniciada como',
  evmAddress: 'Dirección EVM',
  solanaAddress: 'Dirección de Solana',
  managed: 'Recuperable por el operador de este sitio',
  managedText:
    'Al iniciar sesión en un dispositivo nuevo, se recupera la billetera. El operador administra los dos servicios necesarios y podría abrir la billetera.',
  notManaged: 'Recuperable solo por usted',
  notManagedText:
    'El operador de este sitio no puede abrir la billetera. Guarde la frase de recuperación en un lugar seguro.',
  phraseRow: 'Frase de recuperación',
  phraseRowText: 'Exporte las 24 palabras que abren la billetera',
  phraseRowUnavailable:
    'No disponible: requiere un código por correo, y esta cuenta no tiene correo electrónico.',
  devices: 'Dispositivos',
  devicesText: 'Dónde se puede usar la billetera',
  warning: {
    title: 'Frase de recuperación',
    points: [
      'La frase de recuperación tiene 24 palabras. Quien las tiene, tiene todo lo que hay en esta billetera, y nadie puede deshacerlo.',
      'Ningún sitio ni equipo de soporte las necesita. No las ingrese nunca porque alguien se lo pida.',
      'Escríbalas en papel donde nadie pueda ver su pantalla.',
    ],
    word: 'exportar',
    label: 'Para continuar, escriba “{word}”',
    send: 'Enviarme un código',
    sending: 'Enviando el código…',
  },
  code: {
    title: 'Ingrese el código',
    text: 'Enviamos un código de 6 dígitos a esta dirección:',
    label: 'Código',
    submit: 'Continuar',
    verifying: 'Verificando el código…',
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
    copyFailed: 'El navegador no permitió copiar. Escriba las palabras.',
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
    revoked: 'El dispositivo se revocó.',
    askTitle: '¿Revocar este dispositivo?',
    askText:
      'Se cerrará la sesión en él y ya no podrá firmar con la billetera. Para volver a usar allí la billetera, inicie sesión como en un dispositivo nuevo.',
    askCurrentTitle: '¿Revocar el dispositivo que está usando?',
    askCurrentText:
      'Se cerrará su sesión y este navegador ya no podrá firmar con la billetera. Para volver a usar la billetera aquí, inicie sesión como en un dispositivo nuevo.',
    revokeCurrent: 'Revocar y cerrar sesión',
    cancel: 'Cancelar',
  },
  release: {
    title: 'Dispositivo nuevo',
    text: 'Alguien inició sesión con su cuenta en un dispositivo nuevo y quiere abrir la billetera en él.',
    app: 'Solicitado en {origin}',
    network: 'Red: {network}',
    askTitle: '¿Abrir la billetera en este dispositivo?',
    warning:
      'Quien use este dispositivo puede mover todo lo que hay en la billetera. Permítalo solo si es suyo y usted mismo inició sesión en él.',
    allow: 'Permitir',
    refuse: 'Rechazar',
    deciding: 'Guardando…',
    ready: {
      title: 'Dispositivo que puede abrir la billetera',
      text: 'Abrirá la billetera la próxima vez que inicie sesión en él. Hasta entonces puede rechazarlo.',
      askTitle: '¿Rechazar este dispositivo?',
      warning:
        'Ya puede abrir la billetera. Rechácelo salvo que sea suyo y usted mismo haya iniciado sesión en él: quien lo use puede mover todo lo que hay en la billetera.',
    },
  },
  passkey: {
    title: 'Llave de acceso',
    row: 'Inicia su sesión y abre la billetera en un dispositivo nuevo',
    rowNone: 'Agregue una para iniciar sesión sin código',
    text: 'Su llave de acceso inicia su sesión y abre la billetera en un dispositivo nuevo.',
    addText:
      'Con una llave de acceso inicia sesión con su huella, su rostro o el bloqueo de pantalla. También abre la billetera en un dispositivo nuevo. Debe ser una llave de acceso que pueda cifrar (PRF), como las de los teléfonos y administradores de contraseñas actuales.',
    add: 'Agregar llave de acceso',
    adding: 'Agregando la llave de acceso…',
    removing: 'Eliminando…',
    managedText: 'El operador podría abrir la billetera sin su llave de acceso. Puede eliminar esta vía.',
    onlyText:
      'Un dispositivo nuevo necesita su llave de acceso. No se puede eliminar, porque nada más recupera la billetera.',
    done: {
      added: 'La llave de acceso se agregó.',
      removePasskey: 'La llave de acceso se eliminó. También puede borrarla en su dispositivo.',
      removeManaged: 'Hecho. Solo usted puede recuperar la billetera.',
    },
    removePasskey: {
      row: 'Eliminar llave de acceso',
      rowText: 'Iniciar sesión como antes',
      title: '¿Eliminar la llave de acceso?',
      points: ['Ya no podrá iniciar sesión con ella, y no abrirá la billetera en un dispositivo nuevo.'],
      confirm: 'Eliminar la llave',
    },
    removeManaged: {
      row: 'Recuperación solo por usted',
      rowText: 'Elimine la vía del operador para abrir la billetera',
      title: '¿Recuperación solo por usted?',
      points: [
        'Sin su llave de acceso y sin su frase de recuperación, nadie puede recuperar la billetera. El operador no puede ayudarle.',
        'Cada dispositivo nuevo necesita su llave de acceso, también tras iniciar sesión con correo o con una cuenta social.',
        'Esto no se puede deshacer.',
      ],
      confirm: 'Solo yo puedo recuperar',
    },
  },
  errors: {
    code_wrong: 'El código es incorrecto. Revise el correo e ingréselo de nuevo.',
    flow_expired: 'El código venció. Solicite otro.',
    id: 'El dispositivo ya estaba revocado. Vuelva atrás para cargar la lista de nuevo.',
    limit: 'Puede solicitar la frase de recuperación tres veces al día. Inténtelo de nuevo mañana.',
    release: 'Esta solicitud ya se decidió o terminó. Vuelva atrás para cargar la lista de nuevo.',
  },
}
