import { profileImageProblem, profileImageRefusal } from '#shared/ui/file/profile-image-rules';
import { chosenFile, useFileChoice } from '#shared/ui/file/use-file-choice';
import type { FileChanges } from './artist-form';
import { demoFileProblem, demoFileRefusal } from './demo-file-rules';

/** The picture and the recording of an artist's form (spec §5). @param saveWord the button that saves them */
export const useArtistFiles = (saveWord: string) => {
  const description = `Press ${saveWord} to save it.`;
  const image = useFileChoice({
    problemOf: profileImageProblem,
    selected: { title: 'Image Selected', description },
  });
  const demo = useFileChoice({
    problemOf: demoFileProblem,
    selected: { title: 'File Selected', description },
  });
  const [imageFile, demoFile] = [chosenFile(image.change), chosenFile(demo.change)];
  return {
    image,
    demo,
    changes: { profileImage: image.change, demoFile: demo.change },
    isChanged: image.change !== null || demo.change !== null,
    settle: (sent: FileChanges) => {
      image.settle(sent.profileImage);
      demo.settle(sent.demoFile);
    },
    /** Both judged once more; null when they may be sent. */
    refusal: () =>
      (imageFile && profileImageRefusal(imageFile)) ?? (demoFile && demoFileRefusal(demoFile)) ?? null,
  };
};

export type ArtistFilesChoice = ReturnType<typeof useArtistFiles>;
