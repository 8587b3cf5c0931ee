import { type Rule, WITH_WORDS } from './rule.ts';

/** Every word stands out from its ground (WCAG 1.4.3), in a contrast theme from the theme's. */
export const hasContrast: Rule = (page) =>
  page.locator(WITH_WORDS).evaluateAll((worded) => {
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const isThemed = matchMedia('(forced-colors: active)').matches;
    /** Of colors laid over one another, the lowest first. */
    const luminance = (layers: readonly string[]) => {
      if (!pen) return 0;
      for (const color of layers) {
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data].map((part) => {
        const value = part / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.backgroundColor = 'Canvas';
    const { backgroundColor: canvas } = getComputedStyle(probe);
    probe.remove();
    /** Colors under an element, the lowest first; none where it stands on a picture. */
    const groundOf = (node: Element | null, above: readonly string[] = []): readonly string[] => {
      if (!node) return [canvas, ...above];
      const { backgroundColor, backgroundImage, position } = getComputedStyle(node);
      const isOnPicture =
        backgroundImage !== 'none' ||
        (position === 'absolute' &&
          node.parentElement?.querySelector(':scope > :is(svg, img, picture, video)'));
      if (isOnPicture && !isThemed) return [];
      const layers = [backgroundColor, ...above];
      return backgroundColor.startsWith('rgb(') ? layers : groundOf(node.parentElement, layers);
    };
    /** A word of a logotype lies on a shape of its own. */
    const isLeftOut = (element: Element) =>
      isThemed
        ? element instanceof SVGElement && element.previousElementSibling
        : element.matches('svg *, [aria-hidden="true"] *, :disabled, option');
    return worded.flatMap((element) => {
      if (isLeftOut(element) || !element.checkVisibility({ opacityProperty: true })) return [];
      const { color, fill, fontSize, fontWeight } = getComputedStyle(element);
      const ground = groundOf(element);
      if (ground.length === 0) return [];
      const [dark = 0, light = 0] = [
        luminance(ground),
        luminance([...ground, element instanceof SVGElement ? fill : color]),
      ].sort((one, other) => one - other);
      const size = Number.parseFloat(fontSize);
      const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const contrast = (light + 0.05) / (dark + 0.05);
      return contrast < (isLarge && !isThemed ? 3 : 4.5)
        ? [`${contrast.toFixed(1)} to 1: ${element.outerHTML}`]
        : [];
    });
  });
