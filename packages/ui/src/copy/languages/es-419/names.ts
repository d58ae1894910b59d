// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in Latin American Spanish. */
export const names: NamesCopy = {
  choose: {
    title: 'Obtenga un nombre',
    text: 'Un nombre se lee mejor que una dirección. Otros pueden enviarle a ese nombre, y las apps lo muestran.',
    action: 'Elegir nombre',
  },
  unavailable: {
    title: 'Nombres no disponibles',
    text: 'Esta red o esta app no tiene nombres para registrar.',
  },
  label: 'Nombre',
  placeholder: 'sunombre',
  checks: {
    empty: 'Al menos 4 letras, dígitos o guiones.',
    'too-short': 'Al menos 4 caracteres.',
    'too-long': 'Como máximo 64 caracteres.',
    characters: 'Solo letras de la a a la z, dígitos y guiones entre ellas.',
    checking: 'Verificando el nombre',
    taken: 'Este nombre ya está ocupado.',
    available: '{name} está disponible.',
    failed: 'No se pudieron obtener sugerencias de nombres. Inténtelo de nuevo.',
  },
  suggestions: 'Nombres disponibles',
  register: 'Registrar nombre',
  note: 'Firmará un mensaje. No cuesta nada.',
  declined: { title: 'Solicitud rechazada', text: 'No se registró nada.' },
  failed: 'No se pudo registrar {name}',
  failedText: 'Inténtelo de nuevo en un momento.',
  none: { title: 'Sin registro', text: 'La cuenta cambió o no se está registrando nada.' },
  signing: { title: 'Firme en {wallet}', text: 'Firme el mensaje con su nombre. No cuesta nada.' },
  registering: { title: 'Registrando {name}', text: 'Tarda solo un momento.' },
  registered: {
    title: '{name} es suyo',
    text: 'Las apps lo muestran para esta cuenta, y otros pueden enviar a él.',
    action: 'Empezar',
  },
}
