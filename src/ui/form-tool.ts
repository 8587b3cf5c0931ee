/**
 * Offers a form to a program that acts for a visitor, in browsers that have WebMCP, a draft. Attributes, which cost no script
 * and mean nothing elsewhere. The program fills in, named by the fields' labels; `toolautosubmit` is left out, so that the
 * visitor looks and sends.
 */
export function formTool({ name, description }: { name: string; description: string }) {
  return { toolname: name, tooldescription: description };
}
