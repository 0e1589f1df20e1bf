import type { CourseSlug } from '../catalogue/course.ts';
import type { Material } from '../catalogue/words.ts';
import type { MaterialEntry } from '../contracts/material.ts';

/** A course, or the learners' projects of all courses. */
export type MaterialFolder = CourseSlug | 'projects';

/** Where a file of a data set is served. */
export const materialAddress = (folder: MaterialFolder, file: string): string =>
  `/materials/${folder}/${file}`;

/** A data set as calls answer with it: each file with its address. */
export const toMaterialEntry = (folder: MaterialFolder, material: Material): MaterialEntry => ({
  title: material.title,
  files: material.files.map((file) => ({
    ...file,
    columns: [...file.columns],
    address: materialAddress(folder, file.name),
  })),
  made: material.made,
  fictitious: material.fictitious,
  licence: material.licence,
  find: [...material.find],
});
