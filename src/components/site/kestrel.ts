/** The kestrel of the mark, on a grid of 64. Wings and body stay two paths: in one, their overlap would be a hole. */
export const wingsPath =
  'M29.5 25C26 14 16 6 1 4c4 3 6 5 8 9l-5-1c3 4 5 6 9 8l-4 .5c5 5 12 8 20 8.5zM34.5 25C38 14 48 6 63 4c-4 3-6 5-8 9l5-1c-3 4-5 6-9 8l4 .5c-5 5-12 8-20 8.5z';
export const bodyPath =
  'M32 14.5a5 5 0 0 1 5 5c.3 7.5-.8 11.5 1.2 19.5H25.8c2-8 .9-12 1.2-19.5a5 5 0 0 1 5-5zM25.3 41h13.4l1.2 5H24.1z';
/** The row it hovers over: a scale bar of four blocks, two filled. */
export const rowPath = 'M2 52h15v9H2zM32 52h15v9H32z';
export const rowFramePath = 'M2.75 52.75h58.5v7.5H2.75z';
